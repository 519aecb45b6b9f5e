import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { submit } from '../../../../form.server.ts'
import { access } from '../../../../guard.server.ts'
import { cacheForVisitors } from '../../../../page-cache.server.ts'
import { filterOf } from '../../../../search-params.server.ts'
import { toastCookie } from '../../../../toast.server.ts'
import { PlantGrid } from '../../plants/components/plant-grid.tsx'
import { PlantFilter } from '../../plants/plants.schemas.ts'
import { PlanHead } from '../components/plan-head.tsx'
import { ThingChoice } from '../components/thing-choice.tsx'
import { PlanPlants } from '../plans.schemas.ts'
import type { Route } from './+types/plan-plants.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Plantas de ${loaderData?.plan.name ?? 'um plano'}`,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { plans, plants } = apiFor(context).cultivation
  const plan = await plans.show({ slug: params.slug })
  cacheForVisitors(context, `plan:${plan.id}`, `user:${plan.created_by}`)
  const ofPlan = { plan_id: plan.id }
  const [page, all, own] = await Promise.all([
    plants.list({ ...filterOf(request, PlantFilter), ...ofPlan }),
    plan.can.see_privacy ? plants.list({ ...ofPlan, per_page: 100 }) : null,
    plan.can.see_privacy ? plants.list({ user: plan.user.nickname, per_page: 100, order_by: 'name' }) : null,
  ])
  const chosen = all?.data.map(({ id }) => id) ?? []
  return { plan, page, chosen, own: own?.data.map(({ id, name }) => ({ id, name })) ?? [] }
}

const Chosen = PlanPlants.omit({ slug: true }).extend({ plant_ids: PlanPlants.shape.plant_ids.default([]) })

export const action = (args: Route.ActionArgs) =>
  submit(args, Chosen, async ({ cultivation }, { plant_ids }) => {
    const { slug } = args.params
    await cultivation.plans.changePlants({ slug, plant_ids })
    const headers = { 'set-cookie': toastCookie({ kind: 'success', text: 'As plantas do plano estão salvas.' }) }
    return redirect(`/cultivo/plano/${slug}/plantas`, { headers })
  })

export default function PlanPlantsPage({ loaderData: { plan, page, chosen, own } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Plantas" />
      {plan.can.see_privacy && !plan.template && (
        <ThingChoice
          title="Quem segue este plano"
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
