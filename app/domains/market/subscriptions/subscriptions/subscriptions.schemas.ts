import { z } from 'zod'
import { ShipTo } from '#domains/market/orders/checkout/checkout.schemas.ts'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { cycleStates, intervals, subscriptionStates } from './subscription.kinds.ts'

const count = z.number().int()

export const SubscribeInput = z.object({
  /** Made before the first try and kept: the same intent sent again is the same subscription. */
  idempotency_key: z.uuid(),
  variant_id: rowId,
  /** What was on screen. */
  price: z.coerce.number().int().min(1).max(100_000_00),
  method: z.enum(paymentMethods, { error: 'Escolha como quer pagar.' }),
  card_token: z.string().max(200).optional(),
  /** Where to, when the plan sends something. */
  address: ShipTo.optional(),
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

export const Subscribed = z.object({
  uuid: z.string(),
  state: z.enum(subscriptionStates),
  /** The order that waits for the first payment; none in a trial. */
  order_uuid: z.string().nullable(),
})
export type Subscribed = z.infer<typeof Subscribed>

export const SubscriptionRef = z.object({ uuid: z.uuid() })
export type SubscriptionRef = z.infer<typeof SubscriptionRef>
export const SubscriptionCancel = SubscriptionRef.extend({ reason: z.string().trim().max(300).default('') })
export type SubscriptionCancel = z.infer<typeof SubscriptionCancel>
/** A card pays no period to come: there is none on file. */
export const SubscriptionMethod = SubscriptionRef.extend({
  method: z.enum(['pix', 'boleto'], { error: 'Escolha PIX ou boleto.' }),
})
export type SubscriptionMethod = z.infer<typeof SubscriptionMethod>
/** `price`: the new one that is answered, centavos. */
export const SubscriptionAnswer = SubscriptionRef.extend({
  accept: z.boolean(),
  price: z.number().int().min(0).max(100_000_000),
})
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

export const SubscriptionFilter = PageInput.extend({ state: z.enum(subscriptionStates).optional() })
export type SubscriptionFilter = z.infer<typeof SubscriptionFilter>

const facts = {
  uuid: z.string(),
  state: z.enum(subscriptionStates),
  price: count,
  interval: z.enum(intervals),
  method: z.enum(paymentMethods),
  gives_posts: z.boolean(),
  ships: z.boolean(),
  created_at: z.date(),
  /** When the next charge comes; none when it ends before. */
  next_charge_at: z.date().nullable(),
  /** It goes on until then, and no further. */
  cancel_at: z.date().nullable(),
  canceled_at: z.date().nullable(),
  cancel_reason: z.string(),
}

/** What one may do with an own subscription. */
export const OwnSubscriptionCan = z.object({
  cancel: z.boolean(),
  resume: z.boolean(),
  change_method: z.boolean(),
  answer_price: z.boolean(),
})

export const OwnSubscription = z.object({
  ...facts,
  product: z.object({ name: z.string(), slug: z.string(), plan: z.string() }),
  store: z.object({ name: z.string(), slug: z.string() }),
  /** Until when it is paid for or free. */
  paid_until: z.date().nullable(),
  /** The order that waits for money now. */
  order_uuid: z.string().nullable(),
  next_price: count.nullable(),
  next_price_from: z.date().nullable(),
  next_price_accepted: z.boolean(),
  can: OwnSubscriptionCan,
})
export type OwnSubscription = z.infer<typeof OwnSubscription>
export const OwnSubscriptionPage = pageOf(OwnSubscription)

export const OwnSubscriptionDetail = OwnSubscription.extend({
  cycles: z.array(
    z.object({
      starts_at: z.date(),
      ends_at: z.date(),
      state: z.enum(cycleStates),
      price: count,
      order_uuid: z.string().nullable(),
    }),
  ),
})
export type OwnSubscriptionDetail = z.infer<typeof OwnSubscriptionDetail>

export const SubscriptionStoreRef = z.object({ store: z.string().max(80) })
export type SubscriptionStoreRef = z.infer<typeof SubscriptionStoreRef>
export const StoreSubscriptionFilter = SubscriptionFilter.extend({
  ...SubscriptionStoreRef.shape,
  plan: rowId.optional(),
  uuid: z.uuid().optional(),
  order_by: z.enum(['name', 'price', 'next_charge_at', 'created_at']).default('created_at'),
})
export type StoreSubscriptionFilter = z.infer<typeof StoreSubscriptionFilter>

export const StoreSubscription = z.object({
  ...facts,
  product_name: z.string(),
  plan: z.string(),
  subscriber: z.object({ nickname: z.string() }),
  /** Paid so far, given back not counted. */
  paid_amount: count,
  can: z.object({ cancel: z.boolean() }),
})
export type StoreSubscription = z.infer<typeof StoreSubscription>
export const StoreSubscriptionPage = pageOf(StoreSubscription)

export const StoreSubscriptionCancel = SubscriptionStoreRef.extend({
  uuid: z.uuid(),
  reason: z.string().trim().min(5, 'Escreva o motivo: quem assina vai ler.').max(300),
})
export type StoreSubscriptionCancel = z.infer<typeof StoreSubscriptionCancel>

/** A month by the periods that were paid for at its end. */
const Month = z.object({ month: z.string(), subscribers: count, mrr: count, began: count, lost: count })
export const SubscriptionNumbers = z.object({
  active: count,
  trials: count,
  late: count,
  mrr: count,
  /** Of those at the start of this month, how many were lost in it, as a share; null with none. */
  churn: z.number().nullable(),
  months: z.array(Month),
})
export type SubscriptionNumbers = z.infer<typeof SubscriptionNumbers>
