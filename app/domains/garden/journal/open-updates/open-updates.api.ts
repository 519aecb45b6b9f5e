import { anyone } from '#platform/procedure.ts'
import { listOpenUpdates } from './open-updates.queries.ts'
import { OpenUpdates, OpenUpdatesFilter } from './open-updates.schemas.ts'

export const openUpdatesApi = {
  list: anyone.get('/v1/plan-cultivation/open-updates', 'O que growers anotaram em plantas abertas, por cursor', OpenUpdatesFilter, OpenUpdates, listOpenUpdates),
}
