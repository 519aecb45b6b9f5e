import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { dayKey } from '#shared/dates.ts'
import { checkouts } from './checkout/checkouts.table.ts'
import { followOrderLabel } from './labels/follow-label.actions.ts'
import { daysBefore, presumedDelivery, RETURN_DAYS, REVIEW_DAYS, SILENT_DAYS } from './life/days.model.ts'
import { deliverOrder } from './life/deliver-order.actions.ts'
import { finishOrder } from './life/finish-order.actions.ts'
import { lockWithCharge } from './life/lock-with-charge.actions.ts'
import { askForReview, remindOfBoleto } from './notices/remind.actions.ts'
import { WITHDRAWAL_DAYS } from './orders/order.model.ts'
import { type Order, orders } from './orders/orders.table.ts'
import { checkMoney } from './reconciling/check-money.actions.ts'
import { recountStock } from './reservations/recount-stock.actions.ts'
import { endRefused } from './tries/end-refused.actions.ts'
import { settleSilence } from './withdrawals/withdraw.actions.ts'
import { withdrawals } from './withdrawals/withdrawals.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Delivered and past the days of withdrawal: concluded. */
    'orders.finish': Record<string, never>
    /** Sent long ago without word: delivered. */
    'orders.presume_delivered': Record<string, never>
    /** Sent back ten days ago without word: paid back. */
    'orders.pay_returns': Record<string, never>
    'orders.remind_boletos': Record<string, never>
    'orders.ask_reviews': Record<string, never>
    'orders.check_money': Record<string, never>
    /** Reserved stock against open orders; what differs is told to staff. */
    'orders.recount_stock': Record<string, never>
    /** Refused and not tried again: ended with its reservation. */
    'orders.end_refused': { reference: string }
    /** The carrier said something of an order's parcels. */
    'orders.follow_label': { order_id: number }
  }
}

/** Each on its own, behind its lock, and only if it still is as it was found. Returns how many. */
async function each(ctx: Context, where: SQL | undefined, act: (tx: Context, order: Order) => Promise<boolean>) {
  const due = await ctx.db.select({ id: orders.id }).from(orders).where(where).orderBy(orders.id)
  return forEach(ctx, due, async (tx, { id }) => {
    const order = await lockWithCharge(tx, eq(orders.id, id))
    return order ? act(tx, order) : false
  })
}

export const finishOrders = (ctx: Context) =>
  each(
    ctx,
    and(eq(orders.state, 'entregue'), lte(orders.delivered_at, daysBefore(ctx.now(), WITHDRAWAL_DAYS))),
    finishOrder,
  )

export const presumeDelivered = (ctx: Context) =>
  each(
    ctx,
    and(eq(orders.state, 'enviado'), lte(orders.sent_at, daysBefore(ctx.now(), SILENT_DAYS))),
    async (tx, order) => {
      const promised = order.freight?.option.days_max ?? null
      if (order.state !== 'enviado' || !order.sent_at || presumedDelivery(order.sent_at, promised) > tx.now())
        return false
      await deliverOrder(tx, order, { side: 'sistema' })
      return true
    },
  )

export const payReturns = (ctx: Context) => {
  const silent = ctx.db
    .select({ id: withdrawals.order_id })
    .from(withdrawals)
    .where(and(eq(withdrawals.state, 'enviada'), lte(withdrawals.sent_back_at, daysBefore(ctx.now(), RETURN_DAYS))))
  return each(ctx, inArray(orders.id, silent), settleSilence)
}

export const remindBoletos = (ctx: Context) => {
  const tomorrow = dayKey(new Date(ctx.now().getTime() + 86_400_000))
  const due = ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(charges, eq(charges.id, checkouts.charge_id))
    .where(and(eq(checkouts.method, 'boleto'), eq(charges.boleto_due_on, tomorrow)))
  const waiting = and(
    eq(orders.state, 'aguardando_pagamento'),
    isNull(orders.reminded_at),
    inArray(orders.checkout_id, due),
  )
  return each(ctx, waiting, remindOfBoleto)
}

export const askReviews = (ctx: Context) =>
  each(
    ctx,
    and(
      inArray(orders.state, ['entregue', 'concluido']),
      isNull(orders.review_asked_at),
      lte(orders.delivered_at, daysBefore(ctx.now(), REVIEW_DAYS)),
      sql`exists (select from order_lines l where l.order_id = orders.id
        and not exists (select from product_reviews r where r.order_line_id = l.id))`,
    ),
    askForReview,
  )

const asJob = (run: (ctx: Context) => Promise<number>) => async (ctx: Context) => {
  await run(ctx)
}

export const ordersJobs = {
  'orders.finish': asJob(finishOrders),
  'orders.presume_delivered': asJob(presumeDelivered),
  'orders.pay_returns': asJob(payReturns),
  'orders.remind_boletos': asJob(remindBoletos),
  'orders.ask_reviews': asJob(askReviews),
  'orders.check_money': checkMoney,
  'orders.end_refused': endRefused,
  'orders.recount_stock': recountStock,
  'orders.follow_label': followOrderLabel,
} satisfies JobHandlers

/** UTC: reminders reach people in the morning of São Paulo. */
export const ordersCron: CronLine[] = [
  { match: '10 * * * *', job: 'orders.finish' },
  { match: '20 * * * *', job: 'orders.presume_delivered' },
  { match: '30 * * * *', job: 'orders.pay_returns' },
  { match: '0 12 * * *', job: 'orders.remind_boletos' },
  { match: '0 13 * * *', job: 'orders.ask_reviews' },
  { match: '40 6 * * *', job: 'orders.check_money' },
  { match: '45 6 * * *', job: 'orders.recount_stock' },
]
