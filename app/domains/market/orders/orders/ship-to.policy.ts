import { gt, isNull, or } from 'drizzle-orm'
import type { Facts } from '../life/acts.model.ts'
import { withinWithdrawal } from '../life/days.model.ts'
import type { Side } from './order.kinds.ts'
import { type Order, orders } from './orders.table.ts'

/** Of what lasts, by law (CDC, art. 26, II): the longest that somebody may have to be written to about a delivery. */
export const GUARANTEE_DAYS = 90
const DAY_MS = 86_400_000

type Who = { side: Exclude<Side, 'sistema'>; manages: boolean }
const over = ['cancelado', 'expirado', 'reembolsado']

/**
 * Whether one side reads to whom and where an order goes. In a store only who works on orders does, once it is paid and
 * until the guarantee has run out, or while something about it is open; others read town and state.
 */
export function seesAddress({ side, manages }: Who, order: Order, facts: Facts, now: Date): boolean {
  if (side !== 'loja') return true
  if (!manages || !order.paid_at) return false
  if (facts.withdrawal || facts.dispute || order.payment === 'contestado') return true
  if (!order.delivered_at) return !over.includes(order.state)
  return now.getTime() < order.delivered_at.getTime() + GUARANTEE_DAYS * DAY_MS
}

/**
 * Whether who works in a store reads the CPF and phone of who bought: for label, invoice and what comes back (decision
 * 051). Staff in the store's place never does.
 */
export function seesPayer({ side, manages, staff }: Who & { staff: boolean }, order: Order, facts: Facts, now: Date) {
  if (side !== 'loja' || staff || !manages || !order.paid_at) return false
  if (facts.withdrawal || facts.dispute) return true
  return !over.includes(order.state) && withinWithdrawal(order.delivered_at, now)
}

/** Orders whose guarantee has not run out, for searches by the name on the parcel. */
export const withinGuarantee = (now: Date) =>
  or(isNull(orders.delivered_at), gt(orders.delivered_at, new Date(now.getTime() - GUARANTEE_DAYS * DAY_MS)))
