import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { DashboardTabs } from '../components/dashboard-tabs.tsx'
import { RobotGlance } from '../components/robot-glance.tsx'
import { useLiveReadings } from '../components/use-live-reading.ts'
import { WhoRegisters } from '../components/who-registers.tsx'
import type { Route } from './+types/dashboard.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Painel dos robôs' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).ganza.robots.dashboard()

export default function DashboardPage({ loaderData: { robots, total } }: Route.ComponentProps) {
  const live = useLiveReadings()
  // The silent ones are rows: a single card beside them takes the row too.
  const alone =
    robots.filter(({ status }) => status !== 'offline').length === 1 ? 'lg:[&>li:first-child]:col-span-2' : ''
  return (
    <>
      <PageHeader
        title="Painel dos robôs"
        text="Como cada espaço está agora. O que precisa de você vem primeiro; robôs sem contato há mais de um dia, por último."
        more={
          <LinkButton to="/ganza/gerenciar-robos" icon="settings">
            Meus robôs
          </LinkButton>
        }
      />
      <DashboardTabs />
      <ListStates
        items={robots}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon="bot"
            title="Nenhum robô por aqui"
            text="Vincule o seu Ganzá e veja o clima do espaço ao vivo. Sem robô, anote as leituras no diário do espaço."
            action={
              <LinkButton to="/ganza/vincular-ganza" tone="primary" icon="plus">
                Vincular um robô
              </LinkButton>
            }
          />
        }
        frame={(items) => <ul className={`grid items-start gap-4 lg:grid-cols-2 ${alone}`}>{items}</ul>}
        one={(robot) => (
          <ul>
            <RobotGlance robot={robot} live={live.get(robot.id)} />
          </ul>
        )}
      >
        {(robot) => <RobotGlance robot={robot} live={live.get(robot.id)} />}
      </ListStates>
      {total > robots.length && (
        <p className="mt-4 text-muted">
          Aqui cabem {robots.length} dos seus {total} robôs.{' '}
          <Link to="/ganza/gerenciar-robos" className="link">
            Veja todos
          </Link>
          .
        </p>
      )}
      <div className="text-sm">
        <WhoRegisters />
      </div>
    </>
  )
}
