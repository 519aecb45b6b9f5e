import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { FreightOption } from '#domains/market/freight/quotes/quote.kinds.ts'
import type { ChargeView } from '#domains/market/payments/charges/charges.schemas.ts'
import { chargeView, strandedOf } from '#domains/market/payments/index.ts'
import { product_files } from '#domains/market/products/files/product-files.table.ts'
import { type Opens, opensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sentFile, sentFileColumns } from '#platform/files/sent-file.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { dayKey } from '#shared/dates.ts'
import { order_chargebacks } from '../chargebacks/order-chargebacks.table.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { dispatch_lines, dispatches } from '../dispatches/dispatches.table.ts'
import { trackingLink } from '../dispatches/tracking.model.ts'
import { openDisputeStates } from '../disputes/dispute.model.ts'
import { dispute_files, dispute_messages, disputes } from '../disputes/disputes.table.ts'
import { describeLabel } from '../labels/describe-label.queries.ts'
import { goesByCarrier } from '../labels/order-label.model.ts'
import { actsOf } from '../life/acts.model.ts'
import { RETURN_DAYS } from '../life/days.model.ts'
import { factsOf } from '../life/facts.queries.ts'
import { toSend } from '../life/order-lines.model.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { order_refunds } from '../refunds/order-refunds.table.ts'
import { interestOf, refundable } from '../refunds/refundable.queries.ts'
import { unusedOf, usedPart } from '../refunds/used-part.registry.ts'
import { paidFor } from '../settling/sale.model.ts'
import { dayAfterWithdrawal } from '../settling/withdrawal-days.model.ts'
import { payAgainOf } from '../tries/pay-again.queries.ts'
import { moneyOfWithdrawal, withdrawable } from '../withdrawals/withdrawal-money.model.ts'
import { withdrawals } from '../withdrawals/withdrawals.table.ts'
import { arrivalIfPaid, arrivalOf } from './arrival.model.ts'
import type { Side } from './order.kinds.ts'
import type { OrderHappening } from './order-event.kinds.ts'
import type { OrderDetail, OrderDispute, OrderWithdrawal } from './orders.schemas.ts'
import { type Order, order_events, order_lines, orders } from './orders.table.ts'
import { postByOf } from './post-by.model.ts'
import { seesAddress, seesPayer } from './ship-to.policy.ts'

/** `staff`: of the site, in the place of who works in the store. */
type Seen = { side: Exclude<Side, 'sistema'>; manages: boolean; staff?: boolean }

const DAY_MS = 86_400_000

/** Of its history what who bought does not read. */
const ownToStore = ['noted', 'label_asked']

/** One order with everything about it, as one side sees it. Whoever calls has made sure that the viewer may. */
export async function describeOrder(
  ctx: Context,
  order: Order,
  { side, manages, staff = false }: Seen,
): Promise<OrderDetail> {
  const lines = await linesOf(ctx, order.id)
  const [facts, left, extras, joined, events, parcels, refunds, chargebacks, withdrawal, dispute] = await Promise.all([
    factsOf(ctx, order, lines),
    refundable(ctx, order),
    lineExtras(ctx, order),
    joinedTo(ctx, order),
    ctx.db.select().from(order_events).where(eq(order_events.order_id, order.id)).orderBy(desc(order_events.id)),
    parcelsOf(ctx, order),
    ctx.db.select().from(order_refunds).where(eq(order_refunds.order_id, order.id)).orderBy(asc(order_refunds.id)),
    ctx.db
      .select()
      .from(order_chargebacks)
      .where(eq(order_chargebacks.order_id, order.id))
      .orderBy(asc(order_chargebacks.id)),
    lastWithdrawal(ctx, order, lines),
    lastDispute(ctx, order),
  ])
  const buys = side === 'comprador'
  const sells = !buys && manages
  const [siblings, charge, owed_back, payer, label] = await Promise.all([
    side === 'loja' ? [] : siblingsOf(ctx, order),
    buys && joined.charge_id ? chargeView(ctx, joined.charge_id) : null,
    buys ? strandedOf(ctx, `checkout:${joined.checkout}`) : null,
    seesPayer({ side, manages, staff }, order, facts, ctx.now()) ? payerContact(ctx, order) : null,
    sells && goesByCarrier(order) ? describeLabel(ctx, order) : null,
  ])
  const may = actsOf(facts, ctx.now())
  const product_ids = lines.filter((line) => (left.lines[line.id] ?? 0) > 0).map((line) => line.product_id)
  const doors = buys && may.open_files ? await opensOf(ctx, product_ids) : new Map<number, Opens>()
  const back = buys && may.cancel ? unusedOf(left, await usedPart(ctx, order)) : null
  const cancel_amount = back && amountOf(back) + (await interestOf(ctx, order, amountOf(back)))
  // To whom it goes is the store's business once it is paid.
  const known = side !== 'loja' || order.paid_at !== null
  const { delivered_at } = order
  const files = buys && may.open_files
  return {
    ...order,
    ...{ method: joined.method, installments: joined.installments, store: joined.store },
    left_amount: facts.left_amount,
    left_freight: left.freight,
    cancel_amount,
    freight: order.freight && {
      name: order.freight.option.name,
      days_min: order.freight.option.days_min,
      days_max: order.freight.option.days_max,
      note: order.freight.option.note,
    },
    arrives: arrivalOf({ ...order, days: order.freight?.option ?? null }),
    arrives_if_paid: arrivalIfPaid({ ...order, days: order.freight?.option ?? null }, ctx.now()),
    post_by: postByOf(facts),
    picks_up: facts.picks_up,
    pickup_place: order.paid_at && pickupPlace(order.freight?.option),
    pickup_code: buys && order.state !== 'entregue' ? order.pickup_code : null,
    ship_to: seesAddress({ side, manages }, order, facts, ctx.now()) ? order.ship_to : null,
    town: known && order.ship_to ? `${order.ship_to.city}/${order.ship_to.uf}` : null,
    buyer: known ? { nickname: joined.nickname, cpf: payer?.cpf ?? null, phone: payer?.phone ?? null } : null,
    withdraw_until: delivered_at
      ? dayKey(new Date(Date.parse(`${dayAfterWithdrawal(delivered_at)}T12:00:00Z`) - DAY_MS))
      : null,
    lines: lines.map((line) => {
      const extra = extras.find(({ id }) => id === line.id)
      return {
        ...line,
        product: { id: line.product_id, slug: extra?.slug ?? '' },
        photo_url: extra?.photo_url ?? null,
        paid_amount: paidFor(line),
        left_amount: left.lines[line.id] ?? 0,
        to_send: toSend(line),
        withdrawable: withdrawable(line),
        reviewed: extra?.reviewed ?? false,
        files: files ? (extra?.files ?? []) : [],
      }
    }),
    events: events
      .filter(({ kind }) => !(buys && ownToStore.includes(kind)))
      .map((event) => ({ ...event, kind: event.kind as OrderHappening })),
    dispatches: parcels,
    label,
    refunds: refunds.map((one) => ({ ...one, amount: one.amount + one.interest_amount })),
    chargebacks: chargebacks.map((one) => ({ ...one, amount: one.amount + one.interest_amount + one.owed_amount })),
    withdrawal,
    dispute,
    siblings,
    opens: [...doors.values()].flatMap(({ door }) => door ?? []),
    charge: charge && asOf(charge, order, refunds),
    owed_back,
    pay_again: payAgainOf(ctx, order, charge),
    can: {
      cancel: buys
        ? may.cancel || may.cancel_unpaid
        : sells && (may.cancel || (side === 'equipe' && may.cancel_unpaid)),
      prepare: sells && may.prepare,
      dispatch: sells && may.dispatch,
      buy_label: sells && may.dispatch && goesByCarrier(order) && (!label || label.state === 'falhou'),
      correct_tracking: sells && may.correct_tracking,
      ready: sells && may.ready,
      hand_over: sells && may.hand_over,
      deliver: sells && may.deliver,
      receive: buys && may.deliver && order.state === 'enviado',
      refund: sells && may.refund,
      withdraw: buys && may.withdraw,
      receive_return: sells && facts.withdrawal !== null && order.payment !== 'contestado',
      dispute: buys && may.dispute,
      review: buys && may.review,
      open_files: buys && may.open_files,
      receipt: may.receipt,
      manage: manages,
    },
  }
}

/** A charge pays every order of its checkout: what goes back of another one is said there. What is of none stays. */
function asOf(charge: ChargeView, order: Order, of: { id: number }[]): ChargeView {
  const refunds = charge.refunds.filter(({ reference }) => !isOfAnother(reference, order, of))
  const isPaid = charge.status === 'partially_refunded' && !refunds.some(({ status }) => status === 'done')
  return { ...charge, refunds, status: isPaid ? 'paid' : charge.status }
}

function isOfAnother(reference: string, { uuid }: Order, refunds: { id: number }[]) {
  const [, refund, late] = /^order-refund:(\d+)|^order:([0-9a-f-]{36}):late/.exec(reference) ?? []
  return refund ? !refunds.some(({ id }) => String(id) === refund) : late !== undefined && late !== uuid
}

async function joinedTo({ db }: Context, order: Order) {
  const [row] = await db
    .select({
      method: checkouts.method,
      installments: checkouts.installments,
      charge_id: checkouts.charge_id,
      checkout: checkouts.uuid,
      nickname: users.nickname,
      store: {
        id: stores.id,
        slug: stores.slug,
        name: stores.name,
        email: stores.email,
        legal_name: stores.legal_name,
        document: stores.document,
      },
    })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .innerJoin(users, eq(users.id, orders.buyer_id))
    .where(eq(orders.id, order.id))
  if (!row) throw new Error(`order ${order.uuid} has lost its checkout`)
  return row
}

/** The phone of the parcel before that of the registration. */
async function payerContact({ db }: Context, { buyer_id, ship_to }: Order) {
  const [known] = await db
    .select({ cpf: user_registrations.cpf, phone: user_registrations.phone })
    .from(user_registrations)
    .where(eq(user_registrations.user_id, buyer_id))
  return { cpf: known?.cpf ?? null, phone: ship_to?.phone || (known?.phone ?? null) }
}

const lineExtras = ({ db }: Context, order: Order) =>
  db
    .select({
      id: order_lines.id,
      slug: products.slug,
      photo_url: thumbnailUrl(order_lines.photo_id),
      reviewed: sql<boolean>`exists (select from ${product_reviews} r where r.order_line_id = ${order_lines.id})`,
      files: sql<{ id: number; name: string }[]>`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name)
        order by f.position, f.id), '[]') from ${product_files} f where f.product_id = ${order_lines.product_id}
        and ${order_lines.kind} = 'digital')`,
    })
    .from(order_lines)
    .innerJoin(products, eq(products.id, order_lines.product_id))
    .where(eq(order_lines.order_id, order.id))

async function parcelsOf({ db }: Context, order: Order): Promise<OrderDetail['dispatches']> {
  const rows = await db
    .select({
      id: dispatches.id,
      carrier: dispatches.carrier,
      tracking_code: dispatches.tracking_code,
      note: dispatches.note,
      posted_on: dispatches.posted_on,
      lines: sql<{ line_id: number; quantity: number }[]>`json_agg(json_build_object(
        'line_id', ${dispatch_lines.order_line_id}, 'quantity', ${dispatch_lines.quantity}))`,
    })
    .from(dispatches)
    .innerJoin(dispatch_lines, eq(dispatch_lines.dispatch_id, dispatches.id))
    .where(eq(dispatches.order_id, order.id))
    .groupBy(dispatches.id)
    .orderBy(asc(dispatches.id))
  return rows.map((row) => ({ ...row, tracking_url: trackingLink(row.carrier, row.tracking_code) }))
}

async function lastWithdrawal(
  ctx: Context,
  order: Order,
  all: Awaited<ReturnType<typeof linesOf>>,
): Promise<OrderWithdrawal | null> {
  const [row] = await ctx.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, order.id), ne(withdrawals.state, 'desistida')))
    .orderBy(desc(withdrawals.id))
    .limit(1)
  if (!row) return null
  const lines = Object.entries(row.lines).map(([line_id, quantity]) => ({ line_id: Number(line_id), quantity }))
  const pays_back_at = row.sent_back_at && new Date(row.sent_back_at.getTime() + RETURN_DAYS * DAY_MS)
  const back = row.state === 'concluida' ? null : moneyOfWithdrawal(all, row.lines, await refundable(ctx, order))
  const amount = back && amountOf(back) + (await interestOf(ctx, order, amountOf(back)))
  return { ...row, lines, pays_back_at, amount }
}

async function lastDispute(ctx: Context, order: Order): Promise<OrderDispute | null> {
  const [row] = await ctx.db
    .select()
    .from(disputes)
    .where(eq(disputes.order_id, order.id))
    .orderBy(desc(disputes.id))
    .limit(1)
  if (!row) return null
  const messages = await ctx.db
    .select()
    .from(dispute_messages)
    .where(eq(dispute_messages.dispute_id, row.id))
    .orderBy(asc(dispute_messages.id))
  const ids = messages.map(({ id }) => id)
  const files = ids.length
    ? await ctx.db
        .select({ message_id: dispute_files.message_id, ...sentFileColumns })
        .from(dispute_files)
        .innerJoin(private_files, eq(private_files.id, dispute_files.file_id))
        .where(inArray(dispute_files.message_id, ids))
    : []
  return {
    ...row,
    open: openDisputeStates.includes(row.state),
    messages: messages.map((message) => ({
      ...message,
      files: files.filter(({ message_id }) => message_id === message.id).map((file) => sentFile(ctx, file)),
    })),
  }
}

const siblingsOf = ({ db }: Context, { id, checkout_id }: Order) =>
  db
    .select({ uuid: orders.uuid, id: orders.id, state: orders.state, store: stores.name, total: orders.total })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(and(eq(orders.checkout_id, checkout_id), ne(orders.id, id)))
    .orderBy(asc(orders.id))

/** 'Rua A, 1, Belo Horizonte/MG'. */
const pickupPlace = (option: FreightOption | undefined) =>
  option?.street && option.place ? `${option.street}, ${option.place.city}/${option.place.uf}` : null
