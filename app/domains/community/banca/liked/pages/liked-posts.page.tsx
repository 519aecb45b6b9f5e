import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { BesideFrame } from '../../components/beside-frame.tsx'
import { LikedFrame } from '../components/liked-frame.tsx'
import { NothingLiked } from '../components/nothing-liked.tsx'
import { RankedPosts } from '../components/ranked-posts.tsx'
import type { Route } from './+types/liked-posts.page'
import { apiOf, cacheRanking, periodOf, rankedPosts } from './most-liked.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Posts mais curtidos',
  description: 'Os posts que a comunidade mais salvou.',
  url: '/banca/mais-curtidas/posts',
})

const SHOWN = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(request)
  const page = await rankedPosts(apiOf(context), period, SHOWN)
  cacheRanking(context, 'post', page.data)
  return { period, page }
}

export default ({ loaderData: { period, page } }: Route.ComponentProps) => (
  <LikedFrame title="Posts mais curtidos" period={period}>
    <BesideFrame>
      <RankedPosts posts={page.data} empty={<NothingLiked />} />
    </BesideFrame>
  </LikedFrame>
)
