import { anyone } from '#platform/procedure.ts'
import { recordView } from './views.actions.ts'
import { ViewAnswer, ViewInput } from './views.schemas.ts'

export const viewsApi = {
  view: anyone.refusing('forbidden').post('/v1/social/views', 'Conta uma visita, uma por pessoa e dia', ViewInput, ViewAnswer, recordView),
}
