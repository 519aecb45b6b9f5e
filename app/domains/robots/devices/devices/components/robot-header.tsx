import type { ReactNode } from 'react'
import { Tabs } from '#ui/components/tabs.tsx'

type Props = {
  serial: string
  title: string
  /** What its owner alone may do stands among the tabs. */
  own: boolean
  action?: ReactNode
  /** Beside the name: how the robot is. */
  children?: ReactNode
}

/** The first lines of each page of a robot: its name, and the way to its other pages. */
export const RobotHeader = ({ serial, title, own, action, children }: Props) => (
  <>
    <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mb-3">
      <h1 className="text-xl break-words sm:text-4xl">{title}</h1>
      {children}
      {action && <div className="ms-auto">{action}</div>}
    </header>
    <Tabs
      label="Partes do robô"
      few
      tabs={[
        { to: `/ganza/${serial}`, label: 'Agora', end: true },
        { to: `/ganza/${serial}/graficos`, label: 'Gráficos' },
        { to: `/ganza/${serial}/energia`, label: 'Energia' },
        ...(own
          ? [
              { to: `/ganza/${serial}/avisos`, label: 'Avisos' },
              { to: `/ganza/gerenciar-robos/configurar/${serial}`, label: 'Configurar' },
            ]
          : []),
      ]}
    />
  </>
)
