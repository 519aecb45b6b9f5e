import { confirmed, inAStore } from '#platform/procedure.ts'
import { acceptTerms, applyAsAffiliate, decideAffiliation, leaveAffiliation } from './affiliations.actions.ts'
import { listOwnAffiliations, listStoreAffiliates } from './affiliations.queries.ts'
import {
  AffiliationApply,
  AffiliationConsent,
  AffiliationDecision,
  AffiliationRef,
  OwnAffiliations,
  StoreAffiliate,
  StoreAffiliateFilter,
  StoreAffiliatePage,
} from './affiliations.schemas.ts'

const own = '/v1/market/my-affiliations' as const
const ofStore = '/v1/market/store/{store}/affiliation' as const

export const affiliationsApi = {
  mine: confirmed.get(own, 'As próprias afiliações, com link e números, sem páginas', OwnAffiliations, listOwnAffiliations),
  apply: confirmed.refusing('not_found', 'conflict', 'too_many').create(own, 'Pede para divulgar com comissão', AffiliationApply, OwnAffiliations, applyAsAffiliate),
  accept: confirmed.refusing('not_found').post(`${own}/{id}/terms`, 'Aceita as regras anunciadas de um programa', AffiliationConsent, OwnAffiliations, acceptTerms),
  leave: confirmed.refusing('not_found', 'conflict').delete(`${own}/{id}`, 'Deixa de divulgar', AffiliationRef, OwnAffiliations, leaveAffiliation),
  list: inAStore.refusing('not_found', 'forbidden').get(ofStore, 'Os afiliados de uma loja', StoreAffiliateFilter, StoreAffiliatePage, listStoreAffiliates),
  decide: inAStore
    .refusing('not_found', 'forbidden', 'conflict')
    .post(`${ofStore}/{id}/decision`, 'Aprova, recusa, suspende, reativa ou encerra uma afiliação', AffiliationDecision, StoreAffiliate, decideAffiliation),
}
