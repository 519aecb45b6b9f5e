import { iotAnalysts } from '#platform/procedure.ts'
import { ganzaOverview } from './overview.queries.ts'
import { GanzaOverview } from './overview.schemas.ts'

export const overviewApi = {
  show: iotAnalysts
    .route({ method: 'GET', path: '/v1/ganza/overview', summary: 'Os robôs em números, recusas e erros' })
    .output(GanzaOverview)
    .handler(({ context }) => ganzaOverview(context)),
}
