import { anyone } from '#platform/procedure.ts'
import { listOpenUpdates } from './open-updates.queries.ts'
import { OpenUpdates, OpenUpdatesFilter } from './open-updates.schemas.ts'

export const openUpdatesApi = {
  list: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/open-updates',
      summary: 'O que growers anotaram em plantas abertas, por cursor',
    })
    .input(OpenUpdatesFilter)
    .output(OpenUpdates)
    .handler(({ context, input }) => listOpenUpdates(context, input)),
}
