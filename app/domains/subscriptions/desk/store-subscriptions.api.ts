import { inAStore, refusing } from '#platform/procedure.ts'
import { paidContent } from '../content/paid-content.queries.ts'
import { PaidContent } from '../content/paid-content.schemas.ts'
import { savePlan, tellPrice } from '../plans/plans.actions.ts'
import { PlanPrice, PlanSave, PriceTold, StorePlan, StorePlanList } from '../plans/plans.schemas.ts'
import { listStorePlans } from '../plans/store-plans.queries.ts'
import {
  StoreSubscriptionCancel,
  StoreSubscriptionFilter,
  StoreSubscriptionPage,
  Subscribed,
  SubscriptionNumbers,
  SubscriptionStoreRef,
} from '../subscriptions/subscriptions.schemas.ts'
import { cancelOfStore } from './store-subscriptions.actions.ts'
import { listOfStore } from './store-subscriptions.queries.ts'
import { subscriptionNumbers } from './subscription-numbers.queries.ts'

const store = '/v1/market/store/{store}' as const
const here = refusing(inAStore, 'not_found')

export const storeSubscriptionsApi = {
  list: here
    .route({ method: 'GET', path: `${store}/subscription`, summary: 'Quem assina os planos da loja' })
    .input(StoreSubscriptionFilter)
    .output(StoreSubscriptionPage)
    .handler(({ context, input }) => listOfStore(context, input)),
  numbers: here
    .route({
      method: 'GET',
      path: `${store}/subscription-numbers`,
      summary: 'Receita mensal e cancelamentos, mês a mês',
    })
    .input(SubscriptionStoreRef)
    .output(SubscriptionNumbers)
    .handler(({ context, input }) => subscriptionNumbers(context, input)),
  cancel: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'POST', path: `${store}/subscription/{uuid}/cancel`, summary: 'A loja encerra uma assinatura' })
    .input(StoreSubscriptionCancel)
    .output(Subscribed)
    .handler(({ context, input }) => cancelOfStore(context, input)),
  plans: here
    .route({ method: 'GET', path: `${store}/plan`, summary: 'Os planos de assinatura da loja' })
    .input(SubscriptionStoreRef)
    .output(StorePlanList)
    .handler(({ context, input }) => listStorePlans(context, input)),
  savePlan: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'PUT', path: `${store}/plan/{variant_id}`, summary: 'Define período, teste e o que o plano dá' })
    .input(PlanSave)
    .output(StorePlan)
    .handler(({ context, input }) => savePlan(context, input)),
  tellPrice: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'POST', path: `${store}/plan/{variant_id}/price`, summary: 'Avisa do novo preço a quem assina' })
    .input(PlanPrice)
    .output(PriceTold)
    .handler(({ context, input }) => tellPrice(context, input)),
  content: here
    .route({ method: 'GET', path: `${store}/paid-content`, summary: 'O conteúdo pago da loja e quem lê' })
    .input(SubscriptionStoreRef)
    .output(PaidContent)
    .handler(({ context, input }) => paidContent(context, input)),
}
