import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Comments } from '#domains/base/social/comments/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PlanHead } from '../components/plan-head.tsx'
import type { Route } from './+types/plan-comments.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Comentários · ${loaderData?.plan.name ?? 'plano'}`,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const plan = await api.plans.show({ slug: params.slug })
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const comments = await api.social.comments.list({ plan_cultivation_id: plan.id, page })
  cacheForVisitors(context, `plan:${plan.id}`, `user:${plan.created_by}`)
  return { plan, comments, idempotency_key: plan.can.save ? (randomUUID() as string) : null }
}

export default function PlanCommentsPage({ loaderData: { plan, comments, idempotency_key } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Comentários" />
      <Comments thing={{ plan_cultivation_id: plan.id }} comments={comments} idempotency_key={idempotency_key} />
    </>
  )
}
