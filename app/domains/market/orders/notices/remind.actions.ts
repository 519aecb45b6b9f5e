import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { tell } from './tell-of-order.actions.ts'

async function emailOf({ db }: Context, { buyer_id }: Order): Promise<string> {
  const [buyer] = await db.select({ email: users.email }).from(users).where(eq(users.id, buyer_id))
  return buyer?.email ?? ''
}

/** Once per order, by the counted update. */
const mark = async (tx: Context, { id }: Order, column: 'reminded_at' | 'review_asked_at') =>
  (
    await tx.db
      .update(orders)
      .set({ [column]: tx.now() })
      .where(and(eq(orders.id, id), isNull(orders[column])))
      .returning({ id: orders.id })
  ).length > 0

export async function remindOfBoleto(tx: Context, order: Order): Promise<boolean> {
  if (order.state !== 'aguardando_pagamento' || !(await mark(tx, order, 'reminded_at'))) return false
  await tell(tx, {
    ...{ user_id: order.buyer_id, email: await emailOf(tx, order) },
    ...{ title: `Pedido ${order.id}: o boleto vence amanhã`, text: 'Depois disso o pedido é encerrado.' },
    ...{ url: `/pedidos/${order.uuid}`, key: `order:${order.id}:boleto`, mailed: true },
  })
  return true
}

export async function askForReview(tx: Context, order: Order): Promise<boolean> {
  if (!order.delivered_at || !(await mark(tx, order, 'review_asked_at'))) return false
  await tell(tx, {
    ...{ user_id: order.buyer_id, email: await emailOf(tx, order) },
    ...{ title: `Pedido ${order.id}: o que você achou?`, text: 'Sua avaliação ajuda quem vai comprar depois.' },
    ...{ url: `/pedidos/${order.uuid}`, key: `order:${order.id}:review` },
  })
  return true
}
