import { Tabs } from '#ui/components/tabs.tsx'
import { deferred } from '#ui/deferred.tsx'

// The calculators are open to visitors.
const MoreTab = deferred(async () => (await import('#ui/components/more-tab.tsx')).MoreTab)

/** Tabs of the viewer's own lists: those of every day, and the rest in a menu. */
export const CultivationTabs = () => (
  <Tabs
    label="Meu cultivo"
    tabs={[
      { to: '/cultivo', label: 'Hoje', icon: 'sun', end: true },
      { to: '/cultivo/agenda', label: 'Agenda', icon: 'calendar-days' },
      { to: '/cultivo/plantas', label: 'Plantas', icon: 'sprout' },
      { to: '/cultivo/espacos', label: 'Espaços', icon: 'tent' },
    ]}
  >
    <MoreTab
      label="Mais"
      entries={[
        { to: '/cultivo/plano', label: 'Planos', icon: 'clipboard-list' },
        { to: '/cultivo/geneticas', label: 'Genéticas', icon: 'git-branch' },
        { to: '/cultivo/nutrientes', label: 'Nutrientes', icon: 'flask-conical' },
        { to: '/cultivo/itens', label: 'Equipamentos', icon: 'package' },
        { to: '/cultivo/potes', label: 'Potes', icon: 'milk' },
        { to: '/cultivo/atividades', label: 'Atividades', icon: 'list-checks' },
        { to: '/cultivo/calculadoras', label: 'Calculadoras', icon: 'calculator' },
        { to: '/cultivo/etiquetas', label: 'Etiquetas', icon: 'qr-code' },
        { to: '/cultivo/comparar', label: 'Comparar', icon: 'git-compare-arrows' },
        { to: '/cultivo/importar', label: 'Importar', icon: 'upload' },
        { to: '/cultivo/conformidade', label: 'Conformidade', icon: 'shield-check' },
      ]}
    />
  </Tabs>
)
