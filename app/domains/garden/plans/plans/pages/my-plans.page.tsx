import { useSearchParams } from 'react-router'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PlanFilters } from '../components/plan-filters.tsx'
import { PlanGrid } from '../components/plan-grid.tsx'
import { PlanCountFilter, PlanFilter } from '../plans.schemas.ts'
import type { Route } from './+types/my-plans.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Meus planos' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { plans } = apiFor(context)
  const user = viewerOf(context).nickname
  const [page, counts] = await Promise.all([
    orNull(plans.list({ ...filterOf(request, PlanFilter), user })),
    plans.countByStatus({ ...filterOf(request, PlanCountFilter), user }),
  ])
  return { page, counts: counts.data }
}

export default function MyPlansPage({ loaderData: { page, counts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isNarrowed = [...search.keys()].some((name) => name !== 'page')
  const add = (
    <LinkButton to="/cultivo/add-plano" tone="primary" icon="plus">
      Novo plano
    </LinkButton>
  )
  return (
    <>
      <CultivationTabs />
      <PageHeader title="Meus planos" text={page && plural(page.total, 'plano', 'planos')} action={add} />
      {(page?.total !== 0 || isNarrowed) && <PlanFilters counts={counts} own />}
      <PlanGrid
        plans={page}
        empty={
          isNarrowed ? <NothingFound text="Nenhum plano combina com esse filtro." all="/cultivo/plano" /> : <NoPlans />
        }
      />
    </>
  )
}

const NoPlans = () => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text="No plano você define a duração, a luz e as faixas de cada etapa, e as tarefas entram na agenda."
    action={
      <LinkButton to="/cultivo/add-plano" tone="primary" icon="plus">
        Criar o primeiro plano
      </LinkButton>
    }
  />
)
