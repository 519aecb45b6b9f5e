import { eq, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { course_products } from '../courses/courses.table.ts'

/** @throws conflict while it is on sale or orders wait for their payment: what is paid then would open nothing. */
export async function demandUnsold(tx: Context, product_id: number) {
  const product = await lockProduct(tx, product_id)
  if (product?.state === 'publicado')
    throw new AppError('conflict', 'Este produto está à venda. Pause na loja antes, para ninguém comprar sem entrar.')
  await demandPaid(tx, product_id)
  await demandUnheld(tx, product_id)
}

/** Behind its lock nobody orders it. */
export async function lockProduct(tx: Context, product_id: number) {
  const [product] = await tx.db.select().from(products).where(eq(products.id, product_id)).for('update')
  return product
}

/** The same of all that opens a course, before it goes. */
export async function demandNoneWaits(tx: Context, course_id: number) {
  const linked = await tx.db
    .select({ id: course_products.product_id })
    .from(course_products)
    .where(eq(course_products.course_id, course_id))
    .orderBy(course_products.product_id)
  for (const { id } of linked) {
    await lockProduct(tx, id)
    await demandPaid(tx, id)
    await demandUnheld(tx, id)
  }
}

/** @throws conflict while orders of it wait for their payment: they agreed to what it opens now */
export async function demandPaid(tx: Context, product_id: number) {
  const { rows } = await tx.db.execute(sql`select 1 from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${product_id} and o.state = 'aguardando_pagamento' limit 1`)
  if (rows.length)
    throw new AppError('conflict', 'Há pedidos deste produto esperando o pagamento. Espere que vençam ou sejam pagos.')
}

/** @throws conflict while somebody subscribes to it: they would pay for what opens nothing */
async function demandUnheld(tx: Context, product_id: number) {
  const { rows } = await tx.db.execute(sql`select 1 from subscriptions s join variants v on v.id = s.variant_id
    where v.product_id = ${product_id} and s.state not in ('cancelada', 'nao_paga') limit 1`)
  if (rows.length)
    throw new AppError('conflict', 'Há assinaturas deste produto em andamento. Elas abrem este curso até terminarem.')
}
