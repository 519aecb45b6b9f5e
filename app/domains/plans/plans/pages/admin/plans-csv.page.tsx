import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { methodOf } from '../../plan.words.ts'
import { StaffPlanFilter } from '../../staff-plans.schemas.ts'
import type { Route } from './+types/plans-csv.page'

export const middleware = [access('can:plants.manage')]

const head = [
  'id',
  'nome',
  'apelido',
  'status',
  'metodo',
  'comeco',
  'fim',
  'dias',
  'etapas',
  'plantas',
  'salves',
  'privado',
  'modelo',
  'arquivo',
]
const yes = (value: boolean) => (value ? 'sim' : 'não')

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { listForStaff } = apiFor(context).plans
  const filter = filterOf(request, StaffPlanFilter)
  return csvResponse('planos_de_cultivo', head, async (page) => {
    const { data, last_page } = await listForStaff({ ...filter, page, per_page: 100 })
    const rows = data.map((plan) => [
      plan.id,
      plan.name,
      plan.user.nickname,
      plan.plan_status.name,
      methodOf(plan.method).label,
      plan.starts_on ?? '',
      plan.ends_on ?? '',
      plan.days,
      plan.stages.length,
      plan.plants_count,
      plan.saves_count,
      yes(plan.private),
      yes(plan.template),
      yes(plan.archived),
    ])
    return { rows, done: page >= last_page }
  })
}
