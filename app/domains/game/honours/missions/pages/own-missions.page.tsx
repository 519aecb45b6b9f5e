import { GameFrame } from '#domains/game/points/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { MissionCard } from '../components/mission-card.tsx'
import type { Route } from './+types/own-missions.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Minhas missões', noindex: true })

/** Those that the viewer is in, and those whose prize waits. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).honours.missions.list()
  const mine = data.filter(({ state }) => state === 'inscrito' || state === 'concluido')
  return { missions: mine, hidden: viewerOf(context).game_hidden }
}

export default function OwnMissionsPage({ loaderData: { missions, hidden } }: Route.ComponentProps) {
  return (
    <GameFrame title="Minhas missões" text="Onde você está, e os prêmios que esperam." hidden={hidden}>
      <ListStates
        items={missions}
        keyOf={({ id }) => id}
        frame={(items) => <ul className="grid gap-4 desk:grid-cols-2">{items}</ul>}
        empty={
          <EmptyState
            icon="target"
            text="Você não está em nenhuma missão agora."
            action={<LinkButton to="/gameficacao/missoes">Escolher uma missão</LinkButton>}
          />
        }
      >
        {(mission) => <MissionCard mission={mission} />}
      </ListStates>
    </GameFrame>
  )
}
