import { formatDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { methodOf, methods } from '../../plan.words.ts'
import { StaffPlanFilter } from '../../staff-plans.schemas.ts'
import type { Route } from './+types/plans-list.page'

export const middleware = [access('can:plants.manage')]
export const meta = pageMeta({ title: 'Planos de cultivo' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { plans } = apiFor(context)
  const [page, statuses] = await Promise.all([plans.listForStaff(filterOf(request, StaffPlanFilter)), plans.statuses()])
  return { page, statuses: statuses.data }
}

const yesNo = (name: string, label: string, yes: string, no: string) => ({
  name,
  label,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
})

export default function PlansListPage({ loaderData: { page, statuses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Planos de cultivo" text="Os planos de todos os growers. O que você mudar fica na auditoria." />
      <DataList
        label="Planos de cultivo"
        noun={['plano', 'planos']}
        page={page}
        keyOf={(plan) => plan.id}
        nameOf={(plan) => plan.name}
        search="Buscar plano"
        filters={[
          {
            name: 'plan_status_id',
            label: 'Status',
            options: statuses.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          { name: 'method', label: 'Método', options: methods.map(({ value, label }) => ({ value, label })) },
          yesNo('template', 'Modelos', 'Só modelos', 'Sem modelos'),
          yesNo('private', 'Quem vê', 'Privados', 'Públicos'),
          yesNo('archived', 'Arquivo', 'Arquivados', 'Não arquivados'),
        ]}
        csv="/admin/plano_de_cultivo/csv"
        columns={[
          {
            key: 'name',
            label: 'Plano',
            sortable: true,
            render: (plan) => (
              <Link to={`/admin/plano_de_cultivo/${plan.id}`} className="font-semibold break-words link link-hover">
                {plan.name}
              </Link>
            ),
          },
          { key: 'user', label: 'De quem', render: ({ user }) => user.nickname },
          {
            key: 'status',
            label: 'Status',
            render: (plan) => (
              <span className="flex flex-wrap gap-1.5">
                <Badge>{plan.template ? 'Modelo' : plan.plan_status.name}</Badge>
                {plan.archived && <Badge tone="amber">Arquivado</Badge>}
              </span>
            ),
          },
          { key: 'method', label: 'Método', render: ({ method }) => methodOf(method).label },
          {
            key: 'starts_on',
            label: 'Começo',
            sortable: true,
            render: ({ starts_on }) => (starts_on ? formatDay(starts_on) : '–'),
          },
          { key: 'plants_count', label: 'Plantas', align: 'end', render: ({ plants_count }) => plants_count },
          {
            key: 'saves_count',
            label: 'Salves',
            sortable: true,
            align: 'end',
            render: ({ saves_count }) => saves_count,
          },
          { key: 'private', label: 'Quem vê', render: (plan) => (plan.private ? 'Só a pessoa' : 'Todos') },
        ]}
        empty={<EmptyState icon="clipboard-list" text="Ninguém criou um plano ainda." />}
      />
    </>
  )
}
