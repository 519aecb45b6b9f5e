import { z } from 'zod'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { CardTokenPlace, ChargeView } from '#domains/market/payments/charges/charges.schemas.ts'
import { InstallmentView } from '#domains/market/payments/installments/installments.schemas.ts'
import { productKinds } from '#domains/market/products/types/product-type.kinds.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { typedDay } from '#shared/typed-day.ts'
import { chargebackStates } from '../chargebacks/chargeback.kinds.ts'
import { carriers } from '../dispatches/carrier.kinds.ts'
import { disputeKinds, disputeStates } from '../disputes/dispute.kinds.ts'
import { OrderLabel } from '../labels/order-label.schemas.ts'
import { refundStates } from '../refunds/order-refund.kinds.ts'
import { withdrawalStates } from '../withdrawals/withdrawal.kinds.ts'
import { deliveryStates, orderStates, paymentStates, sides } from './order.kinds.ts'
import { orderHappenings } from './order-event.kinds.ts'

const count = z.number().int()

/** `search`: the number or uuid of an order, words of a product, who bought. `from`, `to`: days on which it was placed. */
export const OrderFilter = PageInput.extend({
  state: z.enum(orderStates).optional(),
  from: typedDay.optional(),
  to: typedDay.optional(),
  order_by: z.enum(['first', 'created_at', 'total']).default('created_at'),
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const OrderRef = z.object({ uuid: z.uuid() })
export type OrderRef = z.infer<typeof OrderRef>

/** Some of an order's lines, each once: what is asked of one is one number. */
export const someLines = <T extends z.ZodType<{ line_id: number }>>(line: T) =>
  z
    .array(line)
    .min(1)
    .max(100)
    .refine((all) => new Set(all.map(({ line_id }) => line_id)).size === all.length, 'Cada item só uma vez.')

export const OrderArrival = z.object({ from: z.iso.date(), to: z.iso.date() })

export const OrderCard = z.object({
  id: count,
  uuid: z.string(),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  delivery: z.enum(deliveryStates),
  total: count,
  refunded_amount: count,
  method: z.enum(paymentMethods),
  /** The first thing in it, and how many pieces of how many kinds. */
  title: z.string(),
  photo_url: z.string().nullable(),
  pieces: count,
  kinds: count,
  /** Pieces that still have to be sent. */
  to_send: count,
  picks_up: z.boolean(),
  has_withdrawal: z.boolean(),
  /** It paid for a period of a subscription, which was paid for so many times. */
  subscription: z.object({ variant_id: count, payments: count }).nullable(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** Who bought: told to the store once it is paid. */
  buyer: z.string().nullable(),
  city: z.string().nullable(),
  /** Between which days it comes, from payment until it came. */
  arrives: OrderArrival.nullable(),
  /** While it waits to be paid: were it paid today. */
  arrives_if_paid: OrderArrival.nullable(),
  /** The last day on which the store posts it in time, while it is not posted. */
  post_by: z.iso.date().nullable(),
  created_at: z.date(),
  paid_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
})
export type OrderCard = z.infer<typeof OrderCard>
export const OrderPage = pageOf(OrderCard)

export const OrderAddress = z.object({
  recipient: z.string(),
  phone: z.string(),
  cep: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf: z.string(),
})

export const OrderLineView = z.object({
  id: count,
  product: z.object({ id: count, slug: z.string() }),
  kind: z.enum(productKinds),
  title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  photo_url: z.string().nullable(),
  unit_price: count,
  quantity: count,
  discount_amount: count,
  /** What is paid for the line, and what of it can still go back. */
  paid_amount: count,
  left_amount: count,
  refunded_amount: count,
  sent: count,
  returned: count,
  canceled: count,
  to_send: count,
  withdrawable: count,
  reviewed: z.boolean(),
  opened_at: z.date().nullable(),
  /** What can be downloaded; only who bought gets them. */
  files: z.array(z.object({ id: count, name: z.string() })),
})
export type OrderLineView = z.infer<typeof OrderLineView>

export const OrderEventView = z.object({
  id: count,
  kind: z.enum(orderHappenings),
  side: z.enum(sides),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: z.date(),
})
export type OrderEventView = z.infer<typeof OrderEventView>

export const OrderDispute = z.object({
  id: count,
  kind: z.enum(disputeKinds),
  state: z.enum(disputeStates),
  open: z.boolean(),
  offer_amount: count.nullable(),
  refund_amount: count.nullable(),
  decision: z.string().nullable(),
  created_at: z.date(),
  messages: z.array(
    z.object({
      id: count,
      side: z.enum(sides),
      text: z.string(),
      created_at: z.date(),
      files: z.array(z.object({ id: count, name: z.string() })),
    }),
  ),
})
export type OrderDispute = z.infer<typeof OrderDispute>

/** CPF and phone (E.164) only while the store needs them. */
export const OrderBuyer = z.object({
  nickname: z.string(),
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
})
export type OrderBuyer = z.infer<typeof OrderBuyer>

export const OrderWithdrawal = z.object({
  id: count,
  state: z.enum(withdrawalStates),
  ships: z.boolean(),
  code: z.string(),
  reason: z.string(),
  tracking_code: z.string(),
  lines: z.array(z.object({ line_id: count, quantity: count })),
  created_at: z.date(),
  sent_back_at: z.date().nullable(),
  /** On which day the money goes back even if the store says nothing. */
  pays_back_at: z.date().nullable(),
  /** Centavos of the order that go back when the store has it again; null once it is settled. */
  amount: count.nullable(),
})
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>

export const OrderDispatch = z.object({
  id: count,
  carrier: z.enum(carriers),
  tracking_code: z.string(),
  tracking_url: z.string().nullable(),
  note: z.string(),
  posted_on: z.string(),
  lines: z.array(z.object({ line_id: count, quantity: count })),
})

export const OrderRefundView = z.object({
  id: count,
  amount: count,
  reason: z.string(),
  side: z.enum(sides),
  state: z.enum(refundStates),
  failure_reason: z.string().nullable(),
  created_at: z.date(),
})

const may = z.boolean()
export const OrderFreight = z.object({
  name: z.string(),
  days_min: count.nullable(),
  days_max: count.nullable(),
  note: z.string(),
})
export const OrderStore = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  legal_name: z.string().nullable(),
  document: z.string().nullable(),
})
export const OrderChargebackView = z.object({
  id: count,
  amount: count,
  state: z.enum(chargebackStates),
  created_at: z.date(),
})
export const OrderSibling = z.object({
  uuid: z.string(),
  id: count,
  state: z.enum(orderStates),
  store: z.string(),
  total: count,
})
export const OrderCan = z.object({
  /** A label of the carrier that the buyer chose. */
  buy_label: may,
  cancel: may,
  prepare: may,
  dispatch: may,
  correct_tracking: may,
  ready: may,
  hand_over: may,
  deliver: may,
  receive: may,
  refund: may,
  withdraw: may,
  receive_return: may,
  dispute: may,
  review: may,
  open_files: may,
  receipt: may,
  manage: may,
})

/** A refused order, while what it reserved is kept: until when, where a card goes, in how many parts. */
export const OrderPayAgain = z.object({
  until: z.date(),
  token_place: CardTokenPlace.nullable(),
  installments: z.array(InstallmentView),
})

/** One order as one side sees it. */
export const OrderDetail = z.object({
  id: count,
  uuid: z.string(),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  delivery: z.enum(deliveryStates),
  method: z.enum(paymentMethods),
  installments: count,
  goods_amount: count,
  discount_amount: count,
  freight_amount: count,
  interest_amount: count,
  total: count,
  refunded_amount: count,
  left_amount: count,
  left_freight: count,
  /** What goes back to the buyer who cancels now; null when they can't. */
  cancel_amount: count.nullable(),
  note: z.string(),
  freight: OrderFreight.nullable(),
  arrives: OrderArrival.nullable(),
  /** While it waits to be paid: were it paid today. */
  arrives_if_paid: OrderArrival.nullable(),
  post_by: z.iso.date().nullable(),
  picks_up: z.boolean(),
  /** Street, city and state where it is fetched, once it is paid. */
  pickup_place: z.string().nullable(),
  ready_at: z.date().nullable(),
  /** The six digits which the buyer shows; nobody else reads them. */
  pickup_code: z.string().nullable(),
  /** For who works on the order, until the guarantee has run out. */
  ship_to: OrderAddress.nullable(),
  town: z.string().nullable(),
  /** CPF and phone: for who sends it and writes its invoice, until the days of withdrawal are over. */
  buyer: OrderBuyer.nullable(),
  store: OrderStore,
  created_at: z.date(),
  paid_at: z.date().nullable(),
  sent_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  /** Last day of withdrawal. */
  withdraw_until: z.string().nullable(),
  lines: z.array(OrderLineView),
  events: z.array(OrderEventView),
  dispatches: z.array(OrderDispatch),
  /** For who sends it. */
  label: OrderLabel.nullable(),
  refunds: z.array(OrderRefundView),
  chargebacks: z.array(OrderChargebackView),
  withdrawal: OrderWithdrawal.nullable(),
  dispute: OrderDispute.nullable(),
  /** Of the same purchase, for who bought and for staff. */
  siblings: z.array(OrderSibling),
  /** What the bank refused to give back, for who bought: all of it, why, and whether they gave another key. */
  owed_back: z.object({ amount: count, reason: z.string(), key_given: z.boolean() }).nullable(),
  /** The doors to what was bought, for who bought it and has paid. */
  opens: z.array(z.object({ label: z.string(), to: z.string() })),
  /** How it is paid, for who pays it. */
  charge: ChargeView.nullable(),
  pay_again: OrderPayAgain.nullable(),
  can: OrderCan,
})
export type OrderDetail = z.infer<typeof OrderDetail>
