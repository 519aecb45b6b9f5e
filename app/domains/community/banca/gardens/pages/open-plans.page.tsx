import { useLocation } from 'react-router'
import { methods } from '#domains/garden/plans/plans/plan.words.ts'
import { PlanFilter } from '#domains/garden/plans/plans/plans.schemas.ts'
import { PlanGrid } from '#domains/garden/plans/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GardensFrame } from '../components/gardens-frame.tsx'
import type { Route } from './+types/open-plans.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Planos da comunidade',
  description: 'Planos de cultivo abertos: etapas, dias e metas que growers seguem e você pode copiar.',
  url: '/banca/cultivos/planos',
})

const Filters = PlanFilter.pick({ page: true, search: true, method: true, template: true, order_by: true })
const PER_PAGE = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const { plans } = apiFor(context)
  const page = await plans.list({ ...filterOf(request, Filters), private: false, per_page: PER_PAGE })
  cacheForVisitors(context, 'plans', ...page.data.map(({ id }) => `plan:${id}`))
  return { plans: page }
}

export default function OpenPlansPage({ loaderData: { plans } }: Route.ComponentProps) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const chip = (name: string, value: string) => {
    const active = params.get(name) === value
    return { to: withParams(search, { [name]: active ? null : value, page: null }), active }
  }
  return (
    <GardensFrame
      kind="planos"
      title="Planos da comunidade"
      text={`${plural(plans.total, 'plano aberto', 'planos abertos')}: copie um e adapte ao seu jardim.`}
      filters={
        <>
          <SearchForm label="Buscar planos" placeholder="Nome do plano" />
          <ChipRow label="Método">
            {methods.map(({ value, label, icon }) => (
              <Chip key={value} {...chip('method', value)} icon={icon}>
                {label}
              </Chip>
            ))}
            <Chip {...chip('template', 'true')} icon="copy">
              Modelos
            </Chip>
          </ChipRow>
        </>
      }
    >
      <PlanGrid
        withGrower
        plans={plans}
        empty={<EmptyState icon="clipboard-list" text="Nenhum plano aberto como você procurou." />}
      />
    </GardensFrame>
  )
}
