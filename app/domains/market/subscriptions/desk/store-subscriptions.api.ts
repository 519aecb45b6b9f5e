import { inAStore } from '#platform/procedure.ts'
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
const here = inAStore.refusing('not_found')

export const storeSubscriptionsApi = {
  list: here.get(`${store}/subscription`, 'Quem assina os planos da loja', StoreSubscriptionFilter, StoreSubscriptionPage, listOfStore),
  numbers: here.get(`${store}/subscription-numbers`, 'Receita mensal e cancelamentos, mês a mês', SubscriptionStoreRef, SubscriptionNumbers, subscriptionNumbers),
  cancel: inAStore
    .refusing('not_found', 'conflict')
    .post(`${store}/subscription/{uuid}/cancel`, 'A loja encerra uma assinatura', StoreSubscriptionCancel, Subscribed, cancelOfStore),
  plans: here.get(`${store}/plan`, 'Os planos de assinatura da loja', SubscriptionStoreRef, StorePlanList, listStorePlans),
  savePlan: inAStore.refusing('not_found', 'conflict').put(`${store}/plan/{variant_id}`, 'Define período, teste e o que o plano dá', PlanSave, StorePlan, savePlan),
  tellPrice: inAStore.refusing('not_found', 'conflict').post(`${store}/plan/{variant_id}/price`, 'Avisa do novo preço a quem assina', PlanPrice, PriceTold, tellPrice),
  content: here.get(`${store}/paid-content`, 'O conteúdo pago da loja e quem lê', SubscriptionStoreRef, PaidContent, paidContent),
}
