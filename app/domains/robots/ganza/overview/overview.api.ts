import { iotAnalysts } from '#platform/procedure.ts'
import { ganzaOverview } from './overview.queries.ts'
import { GanzaOverview } from './overview.schemas.ts'

export const overviewApi = {
  show: iotAnalysts.get('/v1/ganza/overview', 'Os robôs em números, recusas e erros', GanzaOverview, ganzaOverview),
}
