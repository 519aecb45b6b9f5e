import { anyone, refusing } from '#platform/procedure.ts'
import { recordView } from './views.actions.ts'
import { ViewAnswer, ViewInput } from './views.schemas.ts'

export const viewsApi = {
  view: refusing(anyone, 'forbidden')
    .route({ method: 'POST', path: '/v1/social/views', summary: 'Conta uma visita, uma por pessoa e dia' })
    .input(ViewInput)
    .output(ViewAnswer)
    .handler(({ context, input }) => recordView(context, input)),
}
