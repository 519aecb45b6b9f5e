import { PlanGrid } from '#domains/garden/plans/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { LikedFrame } from '../components/liked-frame.tsx'
import { NothingLiked } from '../components/nothing-liked.tsx'
import type { Route } from './+types/liked-plans.page'
import { apiOf, cacheRanking, periodOf, rankedPlans } from './most-liked.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Planos mais curtidos',
  description: 'Os planos de cultivo que a comunidade mais salvou.',
  url: '/banca/mais-curtidas/planos',
})

const SHOWN = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(request)
  const page = await rankedPlans(apiOf(context), period, SHOWN)
  cacheRanking(context, 'plan', page.data)
  return { period, page }
}

export default ({ loaderData: { period, page } }: Route.ComponentProps) => (
  <LikedFrame title="Planos mais curtidos" period={period}>
    <PlanGrid withGrower ranked plans={page} empty={<NothingLiked />} />
  </LikedFrame>
)
