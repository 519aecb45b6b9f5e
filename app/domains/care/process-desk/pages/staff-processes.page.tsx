import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ProcessList } from '../components/process-list.tsx'
import { ProcessFilter } from '../desk/desk.schemas.ts'
import { refusalIn } from '../desk/desk.view.ts'
import type { Route } from './+types/staff-processes.page'
import { bulkAction } from './bulk.server.ts'

export const middleware = [access('can:processes.manage')]
export const meta = pageMeta({ title: 'Processos da Comunidade 360' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { processDesk, processes } = apiFor(context)
  const [page, { moves_to }, statuses, tags] = await Promise.all([
    processDesk.list({ ...filterOf(request, ProcessFilter.omit({ area: true })), area: 'advogado' }),
    processDesk.show({ area: 'advogado' }),
    processes.statuses.list({ page: 1, per_page: 100 }),
    processes.processes.tags({}),
  ])
  return { page, moves_to, statuses: statuses.data, tags: tags.data }
}

export const action = (args: Route.ActionArgs) => bulkAction(args)

export default function StaffProcessesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, moves_to, statuses, tags } = loaderData
  return (
    <>
      <PageHeader
        title="Processos da Comunidade 360"
        text="Todos, com o que espera há mais tempo primeiro. Abrir um deles fica anotado, e o cliente vê."
      />
      <ProcessList
        page={page}
        pathOf={(token) => processPath('advogado', token)}
        {...{ statuses, moves_to, tags }}
        refused={refusalIn(actionData)}
        csv="/comunidade-360/advogado/processos/csv"
      />
    </>
  )
}
