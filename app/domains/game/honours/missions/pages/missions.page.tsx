import { GameFrame } from '#domains/game/points/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { MissionCard } from '../components/mission-card.tsx'
import type { Route } from './+types/missions.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Missões', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).honours.missions.list()
  return { missions: data, hidden: viewerOf(context).game_hidden }
}

export default function MissionsPage({ loaderData: { missions, hidden } }: Route.ComponentProps) {
  return (
    <GameFrame title="Missões" text="Entre quando quiser. Só conta o que você faz depois de entrar." hidden={hidden}>
      {missions.some(({ state }) => state === 'inscrito' || state === 'concluido') && (
        <p className="mb-5">
          <Link to="/gameficacao/missao" className="link reach">
            Minhas missões em andamento
          </Link>
        </p>
      )}
      <ListStates
        items={missions}
        keyOf={({ id }) => id}
        frame={(items) => <ul className="grid gap-4 desk:grid-cols-2">{items}</ul>}
        empty={
          <EmptyState
            icon="target"
            text="Nenhuma missão aberta agora. Os emblemas continuam valendo."
            action={<LinkButton to="/gameficacao/emblemas">Ver emblemas</LinkButton>}
          />
        }
      >
        {(mission) => <MissionCard mission={mission} />}
      </ListStates>
    </GameFrame>
  )
}
