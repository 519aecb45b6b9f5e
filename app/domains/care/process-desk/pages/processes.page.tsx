import { areaIn, ownArea } from '#domains/care/processes/index.ts'
import type { Area } from '#domains/care/processes/processes/process.kinds.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ProcessList } from '../components/process-list.tsx'
import { ProcessFilter } from '../desk/desk.schemas.ts'
import { refusalIn } from '../desk/desk.view.ts'
import type { Route } from './+types/processes.page'
import { bulkAction } from './bulk.server.ts'

const titles: Record<Area, string> = {
  advogado: 'Processos da advocacia',
  cliente: 'Seus processos',
  'engenheiro-agronomo': 'Processos da agronomia',
  medico: 'Processos da medicina',
}

export const middleware = [access('login'), ownArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titles[loaderData.area],
  noindex: true,
}))

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const area = areaIn(url)
  const { processDesk, processes } = apiFor(context)
  const [page, { statuses, moves_to }, tags] = await Promise.all([
    processDesk.list({ ...filterOf(request, ProcessFilter.omit({ area: true })), area }),
    processDesk.show({ area }),
    area === 'cliente' ? null : processes.processes.tags({}),
  ])
  return { area, page, statuses, moves_to, tags: tags?.data ?? [] }
}

export const action = (args: Route.ActionArgs) => bulkAction(args)

export default function ProcessesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { area, page, statuses, moves_to, tags } = loaderData
  return (
    <>
      <PageHeader
        title={titles[area]}
        text="O que espera há mais tempo vem primeiro."
        crumbs={[{ to: `/comunidade-360/${area}`, label: areaWords[area].title }, { label: 'Processos' }]}
      />
      <ProcessList
        page={page}
        pathOf={(token) => processPath(area, token)}
        statuses={statuses}
        tags={tags}
        own={area === 'cliente'}
        moves_to={moves_to}
        refused={refusalIn(actionData)}
        csv={area === 'cliente' ? undefined : `/comunidade-360/${area}/processos/csv`}
      />
    </>
  )
}
