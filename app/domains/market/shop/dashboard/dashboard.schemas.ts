import { z } from 'zod'
import { orderStates } from '#domains/market/orders/orders/order.kinds.ts'
import { productKinds } from '#domains/market/products/types/product-type.kinds.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { dashboardDays } from './dashboard.kinds.ts'

const count = z.number().int()
const days = z.coerce.number().pipe(z.literal(dashboardDays)).default(30)

export const DashboardAsk = z.object({ store: z.string().max(100), days })
export type DashboardAsk = z.infer<typeof DashboardAsk>

/** What waits for the store, counted. */
export const StoreTodo = z.object({
  /** Paid and not sent yet. */
  to_send: count,
  /** The last day on which the first of them is posted in time. */
  post_by: z.iso.date().nullable(),
  /** Of them: should be posted by now. */
  late: count,
  disputes: count,
  /** Orders of which something comes back. */
  returns: count,
  /** Products refused by the team. */
  refused: count,
  /** Options of published products that run out, and those that have. */
  low_stock: count,
  /** The one that runs out, when there is one alone. */
  low_option: z.object({ slug: z.string(), variant_id: count }).nullable(),
  sold_out: count,
  unanswered_reviews: count,
  unread_messages: count,
  /** It sells things that are sent and has no way to send them. */
  no_freight: z.boolean(),
  /** Nobody is approved yet to whom its money goes. */
  no_receiver: z.boolean(),
})
export type StoreTodo = z.infer<typeof StoreTodo>

const Sales = z.object({
  /** Paid, less what was paid back; in centavos. */
  amount: count,
  orders: count,
  units: count,
})

export const StoreDashboard = z.object({
  days: z.literal(dashboardDays),
  from: z.string(),
  to: z.string(),
  todo: StoreTodo,
  sales: Sales,
  /** The same of as many days before. */
  before: Sales,
  /** Every day of the period, also those without a sale. */
  by_day: z.array(z.object({ day: z.string(), amount: count, orders: count })),
  conversion: z.object({ views: count, carts: count, orders: count }),
  best_sellers: z.array(z.object({ slug: z.string(), name: z.string(), units: count, amount: count })),
  low: z.array(
    z.object({ slug: z.string(), name: z.string(), variant_id: count, variant_name: z.string(), left: count }),
  ),
})
export type StoreDashboard = z.infer<typeof StoreDashboard>

/** The numbers of one of the viewer's stores. */
export const StoreGlance = z.object({ store_id: count, todo: StoreTodo, sales: Sales })
export type StoreGlance = z.infer<typeof StoreGlance>
export const StoreGlances = z.object({ data: z.array(StoreGlance) })

export const SoldAsk = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  store: z.string().max(100),
})
export type SoldAsk = z.infer<typeof SoldAsk>

/** An order for a spreadsheet: nothing of who bought. */
export const SoldOrder = z.object({
  uuid: z.string(),
  state: z.enum(orderStates),
  created_at: z.date(),
  paid_at: z.date().nullable(),
  sent_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  goods_amount: count,
  discount_amount: count,
  freight_amount: count,
  total: count,
  refunded_amount: count,
})
export const SoldOrders = pageOf(SoldOrder)

export const SoldLine = z.object({
  order_uuid: z.string(),
  state: z.enum(orderStates),
  created_at: z.date(),
  paid_at: z.date().nullable(),
  kind: z.enum(productKinds),
  title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  quantity: count,
  unit_price: count,
  discount_amount: count,
  refunded_amount: count,
})
export const SoldLines = pageOf(SoldLine)
