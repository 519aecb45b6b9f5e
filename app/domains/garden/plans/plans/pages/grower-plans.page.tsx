import { GrowerTabs } from '#domains/garden/garden/ui.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PlanFilters } from '../components/plan-filters.tsx'
import { PlanGrid } from '../components/plan-grid.tsx'
import { PlanCountFilter, PlanFilter } from '../plans.schemas.ts'
import type { Route } from './+types/grower-plans.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Planos de ${loaderData?.grower.nickname ?? ''}`,
  description: `Os planos de cultivo públicos de ${loaderData?.grower.nickname ?? ''} no Grower.`,
  noindex: !loaderData?.grower.discoverable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { accounts, plans } = apiFor(context)
  const grower = await accounts.users.show({ id_or_nickname: params.user })
  const user = grower.nickname
  const [page, counts] = await Promise.all([
    orNull(plans.list({ ...filterOf(request, PlanFilter), user })),
    plans.countByStatus({ ...filterOf(request, PlanCountFilter), user }),
  ])
  // A failed list is not cached.
  if (page) cacheForVisitors(context, `user:${grower.id}`)
  return {
    grower: pick(grower, 'nickname', 'discoverable'),
    page,
    counts: counts.data.filter(({ count }) => count > 0),
  }
}

export default function GrowerPlansPage({ loaderData: { grower, page, counts } }: Route.ComponentProps) {
  return (
    <>
      <GrowerTabs nickname={grower.nickname} />
      <PageHeader
        title={`Planos de ${grower.nickname}`}
        text={page && plural(page.total, 'plano aberto', 'planos abertos')}
        action={<LinkButton to={`/perfil/${grower.nickname}`}>Ver perfil</LinkButton>}
      />
      <PlanFilters counts={counts} />
      <PlanGrid
        plans={page}
        empty={<EmptyState image="/arte/vazios/plantas.svg" text="Nenhum plano aberto por aqui." />}
      />
    </>
  )
}
