import { Tabs } from '#ui/components/tabs.tsx'

/** Tabs of a grower's public lists. */
export const GrowerTabs = ({ nickname }: { nickname: string }) => (
  <Tabs
    label={`O cultivo de ${nickname}`}
    tabs={[
      { to: `/cultivo/${nickname}/plantas`, label: 'Plantas', icon: 'sprout' },
      { to: `/cultivo/${nickname}/espacos`, label: 'Espaços', icon: 'tent' },
      { to: `/cultivo/${nickname}/plano`, label: 'Planos', icon: 'clipboard-list' },
      { to: `/cultivo/${nickname}/itens`, label: 'Equipamentos', icon: 'package' },
    ]}
  />
)
