import { eq } from 'drizzle-orm'
import { isWaiting } from '#domains/market/payments/charges/charge-fold.model.ts'
import { type Charge, charges } from '#domains/market/payments/charges/charges.table.ts'
import { openCharge, requestCharge } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Checkout, checkouts } from '../checkout/checkouts.table.ts'
import { payerOf } from '../checkout/payer.queries.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import type { Order } from '../orders/orders.table.ts'
import { ownOrder, showOwnOrder } from '../own/own-orders.queries.ts'
import type { PayAgain } from '../own/own-orders.schemas.ts'
import { MOST_TRIES } from './pay-again.kinds.ts'

/**
 * Another card, or PIX, for an order whose card was refused, while what it reserved is kept: another charge of the same
 * checkout, to be paid until then. The one before has ended. Clicked twice it is the same try.
 */
export async function payAgain(ctx: Context, { uuid, ...how }: PayAgain): Promise<OrderDetail> {
  const charge_id = await ctx.transaction(async (tx) => {
    const order = await lockWithCharge(tx, ownOrder(tx, uuid))
    if (!order) throw noOrder()
    const { checkout, charge } = await paidBy(tx, order)
    const same = charge.method === how.method && charge.installments === how.installments
    if (charge.attempt > 1 && isWaiting(charge) && same) return charge.id
    demandRefused(tx, order, charge)
    const next = await requestCharge(tx, {
      ...how,
      reference: charge.reference,
      attempt: charge.attempt + 1,
      payer_id: checkout.buyer_id,
      payer: await payerOf(tx, checkout.buyer_id),
      amount: checkout.total,
      expires_at: charge.expires_at,
      description: charge.description,
    })
    const { method, installments } = how
    await tx.db.update(checkouts).set({ charge_id: next.id, method, installments }).where(eq(checkouts.id, checkout.id))
    return next.id
  })
  await openCharge(ctx, charge_id)
  return showOwnOrder(ctx, uuid)
}

async function paidBy({ db }: Context, { checkout_id }: Order): Promise<{ checkout: Checkout; charge: Charge }> {
  const [row] = await db
    .select({ checkout: checkouts, charge: charges })
    .from(checkouts)
    .innerJoin(charges, eq(charges.id, checkouts.charge_id))
    .where(eq(checkouts.id, checkout_id))
  if (!row) throw new AppError('conflict', 'Neste pedido não há o que pagar.')
  return row
}

function demandRefused({ now }: Context, { state }: Order, { status, expires_at, attempt }: Charge) {
  if (state !== 'aguardando_pagamento') throw new AppError('conflict', 'Este pedido não espera mais o pagamento.')
  if (status !== 'failed') throw new AppError('conflict', 'Este pedido já tem um pagamento em andamento.')
  if (expires_at <= now())
    throw new AppError('conflict', 'O prazo para pagar acabou e as coisas voltaram ao estoque. Faça um novo pedido.')
  if (attempt >= MOST_TRIES)
    throw new AppError('conflict', 'Cinco tentativas não passaram. Fale com o banco e faça um novo pedido.')
}
