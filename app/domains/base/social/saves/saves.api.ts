import { login, signedInOnly } from '#platform/procedure.ts'
import { save, unsave } from './saves.actions.ts'
import { countAllSaved, listSaved } from './saves.queries.ts'
import { SavedCounts, SavedFilter, SavedPage, SaveInput, SaveState } from './saves.schemas.ts'

export const savesApi = {
  save: login.post('/v1/social/save', 'Salva uma coisa (ou segue uma pessoa)', SaveInput, SaveState, save),
  unsave: login.post('/v1/social/save/unsave', 'Desfaz o salve (ou deixa de seguir)', SaveInput, SaveState, unsave),
  mine: signedInOnly.get('/v1/social/save/mine', 'O que a pessoa da sessão salvou, por tipo', SavedFilter, SavedPage, listSaved),
  counts: signedInOnly.get('/v1/social/save/mine/counts', 'Quantos salves de cada tipo', SavedCounts, countAllSaved),
}
