import { spaceChoices } from '#domains/garden/garden/spaces/pages/space-choices.server.ts'
import { SpaceGrid } from '#domains/garden/garden/spaces/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PlanHead } from '../components/plan-head.tsx'
import { ThingChoice } from '../components/thing-choice.tsx'
import { PlanSpaces } from '../plans.schemas.ts'
import type { Route } from './+types/plan-spaces.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Espaços · ${loaderData?.plan.name ?? 'plano'}`,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const {
    plans,
    garden: { spaces },
  } = api
  const plan = await plans.show({ slug: params.slug })
  cacheForVisitors(context, `plan:${plan.id}`, `user:${plan.created_by}`)
  const [page, own] = await Promise.all([
    spaces.list({ plan_id: plan.id, per_page: 20 }),
    plan.can.see_privacy ? spaceChoices(api, plan.user.nickname) : [],
  ])
  // Archived spaces stay in the plan.
  const rest = plan.spaces.filter(({ id }) => !own.some((space) => space.id === id))
  return { plan, page, own: [...own, ...rest] }
}

const Chosen = PlanSpaces.omit({ slug: true }).extend({ space_ids: PlanSpaces.shape.space_ids.default([]) })

export const action = (args: Route.ActionArgs) =>
  submit(args, Chosen, async ({ plans }, { space_ids, opened }) => {
    const { slug } = args.params
    await plans.changeSpaces({ slug, space_ids, opened })
    return redirectWithToast(`/cultivo/plano/${slug}/espacos`, 'Salvamos os espaços do plano.')
  })

export default function PlanSpacesPage({ loaderData: { plan, page, own } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Espaços" />
      {plan.can.see_privacy && !plan.template && (
        <ThingChoice
          title="Onde este plano acontece"
          name="space_ids"
          things={own}
          chosen={plan.spaces.map(({ id }) => id)}
          empty={<LinkButton to="/cultivo/add-espaco">Novo espaço</LinkButton>}
        />
      )}
      <SpaceGrid
        spaces={page}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text={plan.can.see_privacy ? 'Este plano ainda não tem espaço.' : 'Nenhum espaço aberto por aqui.'}
          />
        }
      />
    </>
  )
}
