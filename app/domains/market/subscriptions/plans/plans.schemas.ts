import { z } from 'zod'
import { CheckoutView } from '#domains/market/orders/checkout/checkout.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { intervals } from '../subscriptions/subscription.kinds.ts'
import { SubscriptionStoreRef } from '../subscriptions/subscriptions.schemas.ts'

const count = z.number().int()

const terms = {
  interval: z.enum(intervals, { error: 'Escolha de quanto em quanto tempo.' }),
  trial_days: z.coerce.number().int().min(0).max(90, 'O teste vai até 90 dias.').default(0),
  gives_posts: z.boolean().default(false),
  ships: z.boolean().default(false),
  active: z.boolean().default(true),
}

export const PlanSave = SubscriptionStoreRef.extend({ variant_id: rowId, ...terms, opened: Opened }).refine(
  ({ gives_posts, ships }) => gives_posts || ships,
  { path: ['gives_posts'], message: 'Marque o que a assinatura dá.' },
)
export type PlanSave = z.infer<typeof PlanSave>

export const PlanPrice = SubscriptionStoreRef.extend({
  variant_id: rowId,
  price: z.coerce.number().int().min(100, 'O preço começa em R$ 1,00.').max(100_000_00),
})
export type PlanPrice = z.infer<typeof PlanPrice>

/** A variant of a product of the kind assinatura; without terms nobody can subscribe to it yet. */
export const StorePlan = z.object({
  variant_id: count,
  product: z.object({ name: z.string(), slug: z.string(), state: z.string() }),
  variant_name: z.string(),
  price: count,
  plan: z
    .object({
      interval: z.enum(intervals),
      trial_days: count,
      gives_posts: z.boolean(),
      ships: z.boolean(),
      active: z.boolean(),
    })
    .nullable(),
  subscribers: count,
  /** Those who still pay another price than the one now. */
  on_other_price: count,
})
export type StorePlan = z.infer<typeof StorePlan>
export const StorePlanList = z.object({ data: z.array(StorePlan), can: z.object({ manage: z.boolean() }) })
export type StorePlanList = z.infer<typeof StorePlanList>

export const PriceTold = z.object({ told: count, from: z.date() })
export type PriceTold = z.infer<typeof PriceTold>

/** By slugs, as in its address. */
export const PlanOffersRef = SubscriptionStoreRef.extend({ product: z.string().max(120) })
export type PlanOffersRef = z.infer<typeof PlanOffersRef>

export const PlanOffer = z.object({
  variant_id: count,
  name: z.string(),
  price: count,
  interval: z.enum(intervals),
  /** Free days for this person: none for who had them. */
  trial_days: count,
  gives_posts: z.boolean(),
  ships: z.boolean(),
})
export type PlanOffer = z.infer<typeof PlanOffer>
export const PlanOffers = z.object({
  product: z.object({ name: z.string(), slug: z.string(), summary: z.string() }),
  store: z.object({ name: z.string(), slug: z.string() }),
  plans: z.array(PlanOffer),
  address: CheckoutView.shape.address,
  token_place: CheckoutView.shape.token_place,
})
export type PlanOffers = z.infer<typeof PlanOffers>
