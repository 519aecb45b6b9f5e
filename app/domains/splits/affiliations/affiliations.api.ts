import { confirmed, inAStore, refusing } from '#platform/procedure.ts'
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
  mine: confirmed
    .route({ method: 'GET', path: own, summary: 'As próprias afiliações, com link e números, sem páginas' })
    .output(OwnAffiliations)
    .handler(({ context }) => listOwnAffiliations(context)),
  apply: refusing(confirmed, 'not_found', 'conflict', 'too_many')
    .route({ method: 'POST', path: own, successStatus: 201, summary: 'Pede para divulgar com comissão' })
    .input(AffiliationApply)
    .output(OwnAffiliations)
    .handler(({ context, input }) => applyAsAffiliate(context, input)),
  accept: refusing(confirmed, 'not_found')
    .route({ method: 'POST', path: `${own}/{id}/terms`, summary: 'Aceita as regras anunciadas de um programa' })
    .input(AffiliationConsent)
    .output(OwnAffiliations)
    .handler(({ context, input }) => acceptTerms(context, input)),
  leave: refusing(confirmed, 'not_found', 'conflict')
    .route({ method: 'DELETE', path: `${own}/{id}`, summary: 'Deixa de divulgar' })
    .input(AffiliationRef)
    .output(OwnAffiliations)
    .handler(({ context, input }) => leaveAffiliation(context, input)),
  list: refusing(inAStore, 'not_found', 'forbidden')
    .route({ method: 'GET', path: ofStore, summary: 'Os afiliados de uma loja' })
    .input(StoreAffiliateFilter)
    .output(StoreAffiliatePage)
    .handler(({ context, input }) => listStoreAffiliates(context, input)),
  decide: refusing(inAStore, 'not_found', 'forbidden', 'conflict')
    .route({
      method: 'POST',
      path: `${ofStore}/{id}/decision`,
      summary: 'Aprova, recusa, suspende, reativa ou encerra uma afiliação',
    })
    .input(AffiliationDecision)
    .output(StoreAffiliate)
    .handler(({ context, input }) => decideAffiliation(context, input)),
}
