import { confirmed, login, refusing } from '#platform/procedure.ts'
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
const mine = refusing(login, 'not_found', 'conflict')

export const ownSubscriptionsApi = {
  offer: refusing(confirmed, 'not_found')
    .route({ method: 'GET', path: '/v1/market/subscription-offer', summary: 'Os planos de um produto, para assinar' })
    .input(PlanOffersRef)
    .output(PlanOffers)
    .handler(({ context, input }) => offerPlans(context, input)),
  subscribe: refusing(confirmed, 'conflict', 'not_found', 'unavailable')
    .route({ method: 'POST', path, successStatus: 201, summary: 'Assina um plano: cria a cobrança, ou começa o teste' })
    .input(SubscribeInput)
    .output(Subscribed)
    .handler(({ context, input }) => subscribe(context, input)),
  list: login
    .route({ method: 'GET', path, summary: 'Suas assinaturas' })
    .input(SubscriptionFilter)
    .output(OwnSubscriptionPage)
    .handler(({ context, input }) => listOwn(context, input)),
  show: refusing(login, 'not_found')
    .route({ method: 'GET', path: one, summary: 'Uma assinatura sua, com cada período' })
    .input(SubscriptionRef)
    .output(OwnSubscriptionDetail)
    .handler(({ context, input }) => showOwn(context, input)),
  cancel: mine
    .route({ method: 'POST', path: `${one}/cancel`, summary: 'Cancela no fim do período pago' })
    .input(SubscriptionCancel)
    .output(OwnSubscriptionDetail)
    .handler(({ context, input }) => cancelOwn(context, input)),
  resume: mine
    .route({ method: 'POST', path: `${one}/resume`, summary: 'Desfaz o cancelamento' })
    .input(SubscriptionRef)
    .output(OwnSubscriptionDetail)
    .handler(({ context, input }) => resumeOwn(context, input)),
  method: mine
    .route({ method: 'PUT', path: `${one}/method`, summary: 'Muda como os próximos períodos são pagos' })
    .input(SubscriptionMethod)
    .output(OwnSubscriptionDetail)
    .handler(({ context, input }) => changeMethod(context, input)),
  price: mine
    .route({ method: 'POST', path: `${one}/price`, summary: 'Aceita ou recusa um novo preço' })
    .input(SubscriptionAnswer)
    .output(OwnSubscriptionDetail)
    .handler(({ context, input }) => answerPrice(context, input)),
}
