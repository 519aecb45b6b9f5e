import { confirmed, inAStore } from '#platform/procedure.ts'
import { changeProgramme, closeProgramme, openProgramme } from './programmes.actions.ts'
import { listOpenProgrammes, listStoreProgrammes } from './programmes.queries.ts'
import { OpenProgrammePage, ProgrammeChange, ProgrammeFilter, ProgrammeInput, ProgrammeRef, StoreProgrammes, StoreRefInput } from './programmes.schemas.ts'

const ofStore = '/v1/market/store/{store}/affiliate-programme' as const
const inside = inAStore.refusing('not_found', 'forbidden', 'conflict')

export const programmesApi = {
  open: confirmed.get('/v1/market/affiliate-programme', 'O que dá para divulgar com comissão', ProgrammeFilter, OpenProgrammePage, listOpenProgrammes),
  list: inAStore.refusing('not_found', 'forbidden').get(ofStore, 'Os programas de afiliados da loja, sem páginas', StoreRefInput, StoreProgrammes, listStoreProgrammes),
  create: inside.create(ofStore, 'Abre um programa de afiliados', ProgrammeInput, StoreProgrammes, openProgramme),
  change: inside.patch(`${ofStore}/{id}`, 'Muda um programa; comissão e prazo valem 3 dias depois do aviso', ProgrammeChange, StoreProgrammes, changeProgramme),
  close: inside.delete(`${ofStore}/{id}`, 'Encerra um programa, 3 dias depois do aviso', ProgrammeRef, StoreProgrammes, closeProgramme),
}
