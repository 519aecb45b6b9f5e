import { anyone } from '#platform/procedure.ts'
import { showOpenGardens } from './open-gardens.queries.ts'
import { OpenGardens } from './open-gardens.schemas.ts'

export const openGardensApi = {
  show: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/open-gardens',
      summary: 'Os jardins abertos em números, e o diário que mais tem para mostrar',
    })
    .output(OpenGardens)
    .handler(({ context }) => showOpenGardens(context)),
}
