import { randomUUID } from 'node:crypto'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { PlanTimeline } from '../../progress/components/plan-timeline.tsx'
import { PlanSteps } from '../../stages/components/plan-steps.tsx'
import { PlanVersions } from '../../stages/components/plan-versions.tsx'
import { PlanEquipment } from '../components/plan-equipment.tsx'
import { PlanHead } from '../components/plan-head.tsx'
import { PlanOrigin } from '../components/plan-origin.tsx'
import type { Route } from './+types/plan-detail.page'
import { planAction } from './plan-actions.server.ts'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.plan.name,
  description:
    loaderData && `${loaderData.plan.name}, o plano de cultivo de ${loaderData.plan.user.nickname} no Grower.`,
  url: loaderData && !loaderData.plan.private ? `/cultivo/plano/${loaderData.plan.slug}` : undefined,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { plans } = apiFor(context)
  const ref = { slug: params.slug }
  const plan = await plans.show(ref)
  const [progress, versions, statuses] = await Promise.all([
    plans.progress(ref),
    plans.versions(ref),
    plan.can.update ? plans.statuses() : { data: [] },
  ])
  const { id, created_by, spaces } = plan
  cacheForVisitors(context, `plan:${id}`, `user:${created_by}`, ...spaces.map((space) => `space:${space.id}`))
  const idempotency_key = plan.can.see_privacy ? (randomUUID() as string) : null
  return { plan, progress, versions: versions.data, statuses: statuses.data, idempotency_key }
}

export const action = (args: Route.ActionArgs) => planAction(args, args.params.slug)

export default function PlanDetailPage({ loaderData }: Route.ComponentProps) {
  const { plan, progress, versions, statuses, idempotency_key } = loaderData
  return (
    <>
      <PlanHead plan={plan} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0 space-y-8">
          {plan.description && <p className="max-w-[70ch] whitespace-pre-line">{plan.description}</p>}
          <PlanTimeline plan={plan} progress={progress} />
          <PlanVersions plan={plan} versions={versions} />
        </div>
        <aside className="space-y-6">
          <PlanSteps plan={plan} statuses={statuses} />
          <PlanEquipment plan={plan} equipment={progress.equipment} />
          <PlanOrigin plan={plan} idempotency_key={idempotency_key} />
        </aside>
      </div>
    </>
  )
}
