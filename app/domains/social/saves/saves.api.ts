import { login, signedInOnly } from '#platform/procedure.ts'
import { save, unsave } from './saves.actions.ts'
import { countAllSaved, listSaved } from './saves.queries.ts'
import { SavedCounts, SavedFilter, SavedPage, SaveInput, SaveState } from './saves.schemas.ts'

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
  mine: signedInOnly
    .route({ method: 'GET', path: '/v1/social/save/mine', summary: 'O que a pessoa da sessão salvou, por tipo' })
    .input(SavedFilter)
    .output(SavedPage)
    .handler(({ context, input }) => listSaved(context, input)),
  counts: signedInOnly
    .route({ method: 'GET', path: '/v1/social/save/mine/counts', summary: 'Quantos salves de cada tipo' })
    .output(SavedCounts)
    .handler(({ context }) => countAllSaved(context)),
}
