import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { access } from '../../../../guard.server.ts'
import { PlanHead } from '../../plans/components/plan-head.tsx'
import { ThingAgenda } from '../components/thing-agenda.tsx'
import type { Route } from './+types/plan-agenda.page'
import { viewOf } from './view-of.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Agenda de ${loaderData?.plan.name ?? 'um plano'}`,
  noindex: true,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { plans, tasks } = apiFor(context).cultivation
  const { window, ...shown } = viewOf(context, url)
  const [plan, agenda] = await Promise.all([
    plans.show({ slug: params.slug }),
    tasks.list({ ...window, plan: params.slug }),
  ])
  return { plan, agenda, ...shown }
}

export default function PlanAgendaPage({ loaderData: { plan, ...rest } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Agenda" />
      <ThingAgenda {...rest} about={{ type: 'plan', id: plan.id }} />
    </>
  )
}
