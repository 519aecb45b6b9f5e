import type { ChargeView } from '#domains/market/payments/charges/charges.schemas.ts'
import { installmentTable, tokenPlace } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import type { Order } from '../orders/orders.table.ts'
import { MOST_TRIES } from './pay-again.kinds.ts'

/** How a refused order can still be paid, and until when; null when it can't. */
export function payAgainOf(ctx: Context, { state }: Order, charge: ChargeView | null): OrderDetail['pay_again'] {
  if (state !== 'aguardando_pagamento' || charge?.status !== 'failed') return null
  if (charge.expires_at <= ctx.now() || charge.attempt >= MOST_TRIES) return null
  return { until: charge.expires_at, token_place: tokenPlace(ctx), installments: installmentTable(charge.amount) }
}
