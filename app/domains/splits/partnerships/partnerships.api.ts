import { confirmed, inAStore, refusing } from '#platform/procedure.ts'
import { answerAsPerson, answerForStore, changePartnership, proposePartnership } from './partnerships.actions.ts'
import { listOwnPartnerships, listStorePartnerships } from './partnerships.queries.ts'
import {
  OwnPartnerships,
  PartnershipAnswer,
  PartnershipInput,
  PartnershipStoreRef,
  PartnershipVersionInput,
  StorePartnershipAnswer,
  StorePartnerships,
} from './partnerships.schemas.ts'

const ofStore = '/v1/market/store/{store}/partnership' as const
const own = '/v1/market/my-partnerships' as const

export const partnershipsApi = {
  list: refusing(inAStore, 'not_found', 'forbidden')
    .route({ method: 'GET', path: ofStore, summary: 'As parcerias que a loja propôs e recebeu, sem páginas' })
    .input(PartnershipStoreRef)
    .output(StorePartnerships)
    .handler(({ context, input }) => listStorePartnerships(context, input)),
  propose: refusing(inAStore, 'not_found', 'forbidden', 'conflict', 'too_many')
    .route({ method: 'POST', path: ofStore, successStatus: 201, summary: 'Propõe uma parceria a uma pessoa ou loja' })
    .input(PartnershipInput)
    .output(StorePartnerships)
    .handler(({ context, input }) => proposePartnership(context, input)),
  change: refusing(inAStore, 'not_found', 'forbidden', 'conflict')
    .route({ method: 'POST', path: `${ofStore}/{id}/version`, summary: 'Propõe mudar uma parceria em vigor' })
    .input(PartnershipVersionInput)
    .output(StorePartnerships)
    .handler(({ context, input }) => changePartnership(context, input)),
  answer: refusing(inAStore, 'not_found', 'forbidden', 'conflict')
    .route({ method: 'POST', path: `${ofStore}/{id}/answer`, summary: 'Aceita, recusa, retira ou encerra, pela loja' })
    .input(StorePartnershipAnswer)
    .output(StorePartnerships)
    .handler(async ({ context, input }) => {
      await answerForStore(context, input)
      return listStorePartnerships(context, input)
    }),
  mine: confirmed
    .route({ method: 'GET', path: own, summary: 'As parcerias propostas a você, sem páginas' })
    .output(OwnPartnerships)
    .handler(({ context }) => listOwnPartnerships(context)),
  answerMine: refusing(confirmed, 'not_found', 'conflict')
    .route({ method: 'POST', path: `${own}/{id}/answer`, summary: 'Aceita, recusa ou encerra uma parceria' })
    .input(PartnershipAnswer)
    .output(OwnPartnerships)
    .handler(async ({ context, input }) => {
      await answerAsPerson(context, input)
      return listOwnPartnerships(context)
    }),
}
