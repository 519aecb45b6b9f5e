import { GameFrame, HowAndWhat, Standing } from '#domains/game/points/ui.ts'
import { plural } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { BadgeTile } from '../components/badge-tile.tsx'
import type { Route } from './+types/badges.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Emblemas', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [game, badges] = await Promise.all([api.points.mine(), api.honours.badges()])
  return { game, badges }
}

export default function BadgesPage({ loaderData: { game, badges } }: Route.ComponentProps) {
  const { won, secret_left } = badges
  return (
    <GameFrame title="Emblemas" text="O que o cuidado com as suas plantas já rendeu." hidden={game.hidden}>
      <div className="space-y-8">
        <Standing game={game} />
        <section aria-labelledby="emblemas" className="space-y-4">
          <h2 id="emblemas" className="text-2xl">
            {won
              ? plural(won, 'emblema seu', 'emblemas seus')
              : badges.data.length
                ? 'Emblemas que você pode ganhar'
                : 'Nenhum emblema ainda'}
          </h2>
          <ListStates
            items={badges.data}
            keyOf={({ id }) => id}
            frame={(items) => <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 desk:grid-cols-4">{items}</ul>}
            empty={<EmptyState icon="award" text="A equipe ainda não criou emblemas. Seus pontos já contam." />}
          >
            {(badge) => <BadgeTile badge={badge} />}
          </ListStates>
          {secret_left > 0 && (
            <p className="text-muted">
              E {plural(secret_left, 'emblema secreto', 'emblemas secretos')}: descobre quem ganha.
            </p>
          )}
        </section>
        <HowAndWhat game={game} />
      </div>
    </GameFrame>
  )
}
