import { Tabs } from '#ui/components/tabs.tsx'

const base = '/admin/marketplace/recebedores'

export const StaffTabs = () => (
  <Tabs
    label="Recebedores e repasses"
    tabs={[
      { to: base, label: 'Recebedores', icon: 'users', end: true },
      { to: `${base}/repasses`, label: 'Repasses', icon: 'send' },
      { to: `${base}/razao`, label: 'Razão', icon: 'scale' },
    ]}
  />
)
