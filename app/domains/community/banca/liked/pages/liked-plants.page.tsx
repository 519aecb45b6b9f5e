import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { LikedFrame } from '../components/liked-frame.tsx'
import { NothingLiked } from '../components/nothing-liked.tsx'
import type { Route } from './+types/liked-plants.page'
import { apiOf, cacheRanking, periodOf, rankedPlants } from './most-liked.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Plantas mais curtidas',
  description: 'As plantas que a comunidade mais salvou.',
  url: '/banca/mais-curtidas/plantas',
})

const SHOWN = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(request)
  const page = await rankedPlants(apiOf(context), period, SHOWN)
  cacheRanking(context, 'plant', page.data)
  return { period, page }
}

export default ({ loaderData: { period, page } }: Route.ComponentProps) => (
  <LikedFrame title="Plantas mais curtidas" period={period}>
    <PlantGrid level={2} withGrower ranked plants={page} empty={<NothingLiked />} />
  </LikedFrame>
)
