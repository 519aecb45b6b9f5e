import { Tabs } from '#ui/components/tabs.tsx'

const base = '/ganza/dashboard'

/** All robots at a glance, and one chart for each quantity of the air. */
export const DashboardTabs = () => (
  <Tabs
    label="Partes do painel"
    tabs={[
      { to: base, label: 'Agora', icon: 'gauge', end: true },
      { to: `${base}/temperatura`, label: 'Temperatura', icon: 'thermometer' },
      { to: `${base}/umidade`, label: 'Umidade', icon: 'droplets' },
      { to: `${base}/vpd`, label: 'VPD', icon: 'wind' },
    ]}
  />
)
