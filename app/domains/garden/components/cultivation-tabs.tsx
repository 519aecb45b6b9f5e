import { Tabs } from '#ui/components/tabs.tsx'

/** Tabs of the viewer's own lists. */
export const CultivationTabs = () => (
  <Tabs
    label="Meu cultivo"
    tabs={[
      { to: '/cultivo', label: 'Hoje', icon: 'sun', end: true },
      { to: '/cultivo/agenda', label: 'Agenda', icon: 'calendar-days' },
      { to: '/cultivo/plantas', label: 'Plantas', icon: 'sprout' },
      { to: '/cultivo/espacos', label: 'Espaços', icon: 'tent' },
      { to: '/cultivo/plano', label: 'Planos', icon: 'clipboard-list' },
      { to: '/cultivo/itens', label: 'Itens', icon: 'package' },
      { to: '/cultivo/potes', label: 'Potes', icon: 'milk' },
      { to: '/cultivo/atividades', label: 'Atividades', icon: 'list-checks' },
      { to: '/cultivo/calculadoras', label: 'Calculadoras', icon: 'calculator' },
      { to: '/cultivo/etiquetas', label: 'Etiquetas', icon: 'qr-code' },
    ]}
  />
)
