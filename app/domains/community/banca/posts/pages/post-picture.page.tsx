import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/post-picture.page'

export const middleware = [access('public')]

/** The picture that other sites show beside a link to a post. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await apiFor(context).banca.posts.picture({ id: params.post })
  return new Response(await picture.arrayBuffer(), {
    headers: {
      'content-type': picture.type,
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
