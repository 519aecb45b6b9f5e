import { csvList } from '#web/csv.server.ts'
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
  const filter = filterOf(request, StaffPlanFilter)
  return csvList(context, 'planos_de_cultivo', head, {
    read: ({ plans }, page) => plans.listForStaff({ ...filter, ...page }),
    row: (plan) => [
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
    ],
  })
}
