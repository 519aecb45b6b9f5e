import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Comments } from '#domains/base/social/comments/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SpaceHead } from '../components/space-head.tsx'
import type { Route } from './+types/space-comments.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Comentários · ${loaderData.space.name}` : 'Comentários de um espaço',
  noindex: loaderData?.space.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const space = await api.garden.spaces.show({ slug: params.slug })
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const comments = await api.social.comments.list({ space_id: space.id, page })
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  return { space, comments, idempotency_key: space.can.save ? (randomUUID() as string) : null }
}

export default function SpaceCommentsPage({ loaderData: { space, comments, idempotency_key } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} page="Comentários" />
      <Comments thing={{ space_id: space.id }} comments={comments} idempotency_key={idempotency_key} />
    </>
  )
}
