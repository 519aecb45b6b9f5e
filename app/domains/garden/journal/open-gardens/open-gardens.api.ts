import { anyone } from '#platform/procedure.ts'
import { showOpenGardens } from './open-gardens.queries.ts'
import { OpenGardens } from './open-gardens.schemas.ts'

export const openGardensApi = {
  show: anyone.get('/v1/plan-cultivation/open-gardens', 'Os jardins abertos em números, e o diário que mais tem para mostrar', OpenGardens, showOpenGardens),
}
