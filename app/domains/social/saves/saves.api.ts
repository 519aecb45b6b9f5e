import { login } from '#platform/procedure.ts'
import { save, unsave } from './saves.actions.ts'
import { SaveInput, SaveState } from './saves.schemas.ts'

export const savesApi = {
  save: login
    .route({ method: 'POST', path: '/v1/social/save', summary: 'Salva uma coisa (ou segue uma pessoa)' })
    .input(SaveInput)
    .output(SaveState)
    .handler(({ context, input }) => save(context, input)),
  unsave: login
    .route({ method: 'POST', path: '/v1/social/save/unsave', summary: 'Desfaz o salve (ou deixa de seguir)' })
    .input(SaveInput)
    .output(SaveState)
    .handler(({ context, input }) => unsave(context, input)),
}
