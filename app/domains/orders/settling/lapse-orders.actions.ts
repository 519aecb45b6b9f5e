import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Checkout } from '../checkout/checkouts.table.ts'
import { giveCouponsBack } from '../coupons/use-coupons.actions.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import { freeStock } from '../reservations/reservations.actions.ts'
import { checkoutOf, ordersOf } from './orders-of-charge.queries.ts'

const endings = {
  expired: { state: 'expirado', payment: 'expirado', what: 'expired' },
  refused: { state: 'cancelado', payment: 'recusado', what: 'refused' },
  canceled: { state: 'cancelado', payment: 'cancelado', what: 'canceled' },
} as const

/** Not paid: stock and coupons are free for others. What a refused card wanted lies in the cart again. */
export async function lapseOrders(tx: Context, reference: string, how: keyof typeof endings, reason?: string) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const { state, payment, what } = endings[how]
  const waiting = (await ordersOf(tx, checkout)).filter((order) => order.state === 'aguardando_pagamento')
  const ids = waiting.map(({ id }) => id)
  if (how === 'refused' && waiting.length) await fillCartAgain(tx, checkout)
  await freeStock(tx, ids)
  await giveCouponsBack(tx, ids)
  for (const order of waiting)
    await moveOrder(tx, order, { state, payment }, { what, side: 'sistema', ...(reason && { data: { reason } }) })
}

async function fillCartAgain(tx: Context, { id, buyer_id }: Checkout) {
  await tx.db.execute(sql`insert into carts (user_id) values (${buyer_id}) on conflict do nothing`)
  await tx.db.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity, price_seen)
    select c.id, l.variant_id, l.quantity, l.unit_price
    from orders o join order_lines l on l.order_id = o.id join carts c on c.user_id = o.buyer_id
    where o.checkout_id = ${id} and l.kind <> 'assinatura' on conflict do nothing`)
}
