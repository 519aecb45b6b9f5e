import { confirmed, inAStore, refusing } from '#platform/procedure.ts'
import { changeProgramme, closeProgramme, openProgramme } from './programmes.actions.ts'
import { listOpenProgrammes, listStoreProgrammes } from './programmes.queries.ts'
import {
  OpenProgrammePage,
  ProgrammeChange,
  ProgrammeFilter,
  ProgrammeInput,
  ProgrammeRef,
  StoreProgrammes,
  StoreRefInput,
} from './programmes.schemas.ts'

const ofStore = '/v1/market/store/{store}/affiliate-programme' as const
const inside = refusing(inAStore, 'not_found', 'forbidden', 'conflict')

export const programmesApi = {
  open: confirmed
    .route({ method: 'GET', path: '/v1/market/affiliate-programme', summary: 'O que dá para divulgar com comissão' })
    .input(ProgrammeFilter)
    .output(OpenProgrammePage)
    .handler(({ context, input }) => listOpenProgrammes(context, input)),
  list: refusing(inAStore, 'not_found', 'forbidden')
    .route({ method: 'GET', path: ofStore, summary: 'Os programas de afiliados da loja, sem páginas' })
    .input(StoreRefInput)
    .output(StoreProgrammes)
    .handler(({ context, input }) => listStoreProgrammes(context, input)),
  create: inside
    .route({ method: 'POST', path: ofStore, successStatus: 201, summary: 'Abre um programa de afiliados' })
    .input(ProgrammeInput)
    .output(StoreProgrammes)
    .handler(({ context, input }) => openProgramme(context, input)),
  change: inside
    .route({
      method: 'PATCH',
      path: `${ofStore}/{id}`,
      summary: 'Muda um programa; comissão e prazo valem 3 dias depois do aviso',
    })
    .input(ProgrammeChange)
    .output(StoreProgrammes)
    .handler(({ context, input }) => changeProgramme(context, input)),
  close: inside
    .route({ method: 'DELETE', path: `${ofStore}/{id}`, summary: 'Encerra um programa, 3 dias depois do aviso' })
    .input(ProgrammeRef)
    .output(StoreProgrammes)
    .handler(({ context, input }) => closeProgramme(context, input)),
}
