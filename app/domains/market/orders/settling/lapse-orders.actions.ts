import type { Context } from '#platform/context.ts'
import { giveCouponsBack } from '../coupons/use-coupons.actions.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import { freeStock } from '../reservations/reservations.actions.ts'
import { checkoutOf, ordersOf } from './orders-of-charge.queries.ts'

const endings = {
  expired: { state: 'expirado', payment: 'expirado', what: 'expired' },
  refused: { state: 'cancelado', payment: 'recusado', what: 'refused' },
  canceled: { state: 'cancelado', payment: 'cancelado', what: 'canceled' },
} as const

/** Not paid: stock and coupons are free for others. */
export async function lapseOrders(tx: Context, reference: string, how: keyof typeof endings, reason?: string) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const { state, payment, what } = endings[how]
  const waiting = (await ordersOf(tx, checkout)).filter((order) => order.state === 'aguardando_pagamento')
  const ids = waiting.map(({ id }) => id)
  await freeStock(tx, ids)
  await giveCouponsBack(tx, ids)
  for (const order of waiting)
    await moveOrder(tx, order, { state, payment }, { what, side: 'sistema', ...(reason && { data: { reason } }) })
}
