import { confirmed, inAStore } from '#platform/procedure.ts'
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
  list: inAStore
    .refusing('not_found', 'forbidden')
    .get(ofStore, 'As parcerias que a loja propôs e recebeu, sem páginas', PartnershipStoreRef, StorePartnerships, listStorePartnerships),
  propose: inAStore
    .refusing('not_found', 'forbidden', 'conflict', 'too_many')
    .create(ofStore, 'Propõe uma parceria a uma pessoa ou loja', PartnershipInput, StorePartnerships, proposePartnership),
  change: inAStore
    .refusing('not_found', 'forbidden', 'conflict')
    .post(`${ofStore}/{id}/version`, 'Propõe mudar uma parceria em vigor', PartnershipVersionInput, StorePartnerships, changePartnership),
  answer: inAStore
    .refusing('not_found', 'forbidden', 'conflict')
    .post(`${ofStore}/{id}/answer`, 'Aceita, recusa, retira ou encerra, pela loja', StorePartnershipAnswer, StorePartnerships, async (ctx, input) => {
      await answerForStore(ctx, input)
      return listStorePartnerships(ctx, input)
    }),
  mine: confirmed.get(own, 'As parcerias propostas a você, sem páginas', OwnPartnerships, listOwnPartnerships),
  answerMine: confirmed
    .refusing('not_found', 'conflict')
    .post(`${own}/{id}/answer`, 'Aceita, recusa ou encerra uma parceria', PartnershipAnswer, OwnPartnerships, async (ctx, input) => {
      await answerAsPerson(ctx, input)
      return listOwnPartnerships(ctx)
    }),
}
