import { confirmed, login } from '#platform/procedure.ts'
import { offerPlans } from '../plans/offer-plans.queries.ts'
import { PlanOffers, PlanOffersRef } from '../plans/plans.schemas.ts'
import { subscribe } from '../subscriptions/subscribe.actions.ts'
import {
  OwnSubscriptionDetail,
  OwnSubscriptionPage,
  Subscribed,
  SubscribeInput,
  SubscriptionAnswer,
  SubscriptionCancel,
  SubscriptionFilter,
  SubscriptionMethod,
  SubscriptionRef,
} from '../subscriptions/subscriptions.schemas.ts'
import { answerPrice, cancelOwn, changeMethod, resumeOwn } from './own-subscriptions.actions.ts'
import { listOwn, showOwn } from './own-subscriptions.queries.ts'

const path = '/v1/market/subscription' as const
const one = `${path}/{uuid}` as const
const mine = login.refusing('not_found', 'conflict')

export const ownSubscriptionsApi = {
  offer: confirmed.refusing('not_found').get('/v1/market/subscription-offer', 'Os planos de um produto, para assinar', PlanOffersRef, PlanOffers, offerPlans),
  subscribe: confirmed.refusing('conflict', 'not_found', 'unavailable').create(path, 'Assina um plano: cria a cobrança, ou começa o teste', SubscribeInput, Subscribed, subscribe),
  list: login.get(path, 'Suas assinaturas', SubscriptionFilter, OwnSubscriptionPage, listOwn),
  show: login.refusing('not_found').get(one, 'Uma assinatura sua, com cada período', SubscriptionRef, OwnSubscriptionDetail, showOwn),
  cancel: mine.post(`${one}/cancel`, 'Cancela no fim do período pago', SubscriptionCancel, OwnSubscriptionDetail, cancelOwn),
  resume: mine.post(`${one}/resume`, 'Desfaz o cancelamento', SubscriptionRef, OwnSubscriptionDetail, resumeOwn),
  method: mine.put(`${one}/method`, 'Muda como os próximos períodos são pagos', SubscriptionMethod, OwnSubscriptionDetail, changeMethod),
  price: mine.post(`${one}/price`, 'Aceita ou recusa um novo preço', SubscriptionAnswer, OwnSubscriptionDetail, answerPrice),
}
