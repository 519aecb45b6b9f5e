import { PlantFilter } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PlanHead } from '../components/plan-head.tsx'
import { ThingChoice } from '../components/thing-choice.tsx'
import { PlanPlants } from '../plans.schemas.ts'
import type { Route } from './+types/plan-plants.page'
import { everyPlant } from './every-plant.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Plantas · ${loaderData?.plan.name ?? 'plano'}`,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const {
    plans,
    garden: { plants },
  } = apiFor(context)
  const plan = await plans.show({ slug: params.slug })
  cacheForVisitors(context, `plan:${plan.id}`, `user:${plan.created_by}`)
  const ofPlan = { plan_id: plan.id }
  const page = await plants.list({ ...filterOf(request, PlantFilter), ...ofPlan })
  if (!plan.can.see_privacy) return { plan, page, chosen: [], own: [] }
  const [living, followers, archived] = await Promise.all(
    [{ user: plan.user.nickname, order_by: 'name' as const }, ofPlan, { ...ofPlan, archived: true }].map((filter) =>
      everyPlant(plants.list, filter),
    ),
  )
  // Archived plants stay in the plan, although no list shows them.
  const chosen = [...(followers ?? []), ...(archived ?? [])].map(({ id }) => id)
  return { plan, page, chosen, own: [...(living ?? []), ...(archived ?? [])] }
}

const Chosen = PlanPlants.omit({ slug: true }).extend({ plant_ids: PlanPlants.shape.plant_ids.default([]) })

export const action = (args: Route.ActionArgs) =>
  submit(args, Chosen, async ({ plans }, { plant_ids, opened }) => {
    const { slug } = args.params
    await plans.changePlants({ slug, plant_ids, opened })
    return redirectWithToast(`/cultivo/plano/${slug}/plantas`, 'Salvamos as plantas do plano.')
  })

export default function PlanPlantsPage({ loaderData: { plan, page, chosen, own } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Plantas" />
      {plan.can.see_privacy && !plan.template && (
        <ThingChoice
          title="Plantas que seguem este plano"
          name="plant_ids"
          things={own}
          chosen={chosen}
          empty={<LinkButton to="/cultivo/add-planta">Nova planta</LinkButton>}
        />
      )}
      <PlantGrid
        level={2}
        plants={page}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text={plan.can.see_privacy ? 'Nenhuma planta segue este plano ainda.' : 'Nenhuma planta aberta por aqui.'}
          />
        }
      />
    </>
  )
}
