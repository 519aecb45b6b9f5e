import { Tabs } from '#ui/components/tabs.tsx'

/** The three views of who sells by link. */
export const DeskTabs = () => (
  <Tabs
    label="Divulgar"
    tabs={[
      { to: '/vendedor/divulgar', label: 'Meus links', end: true },
      { to: '/vendedor/divulgar/produtos', label: 'Produtos' },
      { to: '/vendedor/divulgar/comissoes', label: 'Comissões' },
    ]}
  />
)
