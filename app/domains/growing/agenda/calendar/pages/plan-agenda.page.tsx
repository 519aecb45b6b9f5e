import { PlanHead } from '#domains/garden/plans/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ThingAgenda } from '../components/thing-agenda.tsx'
import type { Route } from './+types/plan-agenda.page'
import { viewOf } from './view-of.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Agenda · ${loaderData?.plan.name ?? 'plano'}`,
  noindex: true,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const {
    plans,
    agenda: { tasks },
  } = apiFor(context)
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
