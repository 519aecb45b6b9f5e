import { z } from 'zod'
import { ManyPlantsTimeline } from '#domains/garden/journal/updates/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PlanHead } from '../components/plan-head.tsx'
import type { Route } from './+types/plan-updates.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Atualizações · ${loaderData?.plan.name ?? 'plano'}`,
  noindex: loaderData?.plan.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { plans } = apiFor(context)
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const [plan, updates] = await Promise.all([
    plans.show({ slug: params.slug }),
    plans.planUpdates({ slug: params.slug, page, per_page: 20 }),
  ])
  const { id, created_by, spaces } = plan
  cacheForVisitors(context, `plan:${id}`, `user:${created_by}`, ...spaces.map((space) => `space:${space.id}`))
  return { plan, updates }
}

export default function PlanUpdatesPage({ loaderData: { plan, updates } }: Route.ComponentProps) {
  return (
    <>
      <PlanHead plan={plan} page="Atualizações" />
      {updates.total === 0 ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text={
            plan.can.update
              ? 'O que você anotar nas plantas e nos espaços deste plano aparece aqui.'
              : 'Ainda não há atualizações abertas.'
          }
        />
      ) : (
        <div className="mx-auto max-w-3xl">
          <h2 className="sr-only">Linha do tempo</h2>
          <ManyPlantsTimeline updates={updates.data} />
          <Pager {...updates} label="Páginas de atualizações" />
        </div>
      )}
    </>
  )
}
