import { SpaceGrid } from '#domains/garden/garden/spaces/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { LikedFrame } from '../components/liked-frame.tsx'
import { NothingLiked } from '../components/nothing-liked.tsx'
import type { Route } from './+types/liked-spaces.page'
import { apiOf, cacheRanking, periodOf, rankedSpaces } from './most-liked.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Espaços mais curtidos',
  description: 'Os espaços de cultivo que a comunidade mais salvou.',
  url: '/banca/mais-curtidas/espacos',
})

const SHOWN = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(request)
  const page = await rankedSpaces(apiOf(context), period, SHOWN)
  cacheRanking(context, 'space', page.data)
  return { period, page }
}

export default ({ loaderData: { period, page } }: Route.ComponentProps) => (
  <LikedFrame title="Espaços mais curtidos" period={period}>
    <SpaceGrid withGrower ranked spaces={page} empty={<NothingLiked />} />
  </LikedFrame>
)
