import { GameFrame } from '#domains/game/points/ui.ts'
import { formatNumber } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RewardCard } from '../components/reward-card.tsx'
import { RewardClaimInput, type RewardShelf } from '../rewards.schemas.ts'
import type { Route } from './+types/rewards.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Recompensas', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const shelf = await apiFor(context).rewards.list()
  return { shelf, hidden: viewerOf(context).game_hidden }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, RewardClaimInput, async (api, input) => {
    const { data } = await api.rewards.claim(input)
    const got = data.find(({ slug }) => slug === input.slug)
    return redirectWithToast('/gameficacao/recompensas', `Troca feita: ${got?.name ?? 'recompensa'}.`)
  })

export default function RewardsPage({ loaderData: { shelf, hidden }, actionData }: Route.ComponentProps) {
  const { slug, cost } = actionData?.values ?? {}
  // Its button or form says it; but not when that went with the last one, or the button has another price now.
  const says = ({ kind, ...one }: RewardShelf['data'][number]) =>
    one.slug === slug && one.can.claim && (kind === 'produto' || String(one.cost) === cost)
  const stands = shelf.data.some(says)
  return (
    <GameFrame title="Recompensas" text="Troque pontos. O seu nível não muda com isso." hidden={hidden}>
      <p className="mb-5 text-lg">
        Você tem <strong className="figures">{formatNumber(shelf.balance)}</strong>{' '}
        {Math.abs(shelf.balance) === 1 ? 'ponto' : 'pontos'} para trocar.
      </p>
      {actionData?.message && !stands && <Notice tone="error" title={actionData.message} />}
      <ListStates
        items={shelf.data}
        keyOf={({ id }) => id}
        frame={(items) => <ul className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">{items}</ul>}
        empty={
          <EmptyState
            icon="gift"
            text="Nenhuma recompensa por enquanto. Seus pontos ficam guardados."
            action={<LinkButton to="/gameficacao/missoes">Ver missões</LinkButton>}
          />
        }
      >
        {(reward) => <RewardCard reward={reward} shelf={shelf} refused={slug === reward.slug} />}
      </ListStates>
    </GameFrame>
  )
}
