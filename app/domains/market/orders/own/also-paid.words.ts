import type { PaymentMethod } from '#domains/market/payments/charges/charge.kinds.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'

const these: Record<PaymentMethod, string> = {
  pix: 'Este PIX',
  boleto: 'Este boleto',
  cartao: 'Este pagamento no cartão',
}

/** Which other orders the same charge pays, beside its total; null when it pays this one alone. */
export function alsoPaid({ method, siblings }: Pick<OrderDetail, 'method' | 'siblings'>): string | null {
  const ids = siblings.map(({ id }) => String(id))
  if (!ids.length) return null
  const last = ids.at(-1)
  const named = ids.length === 1 ? `o pedido ${last}` : `os pedidos ${ids.slice(0, -1).join(', ')} e ${last}`
  return `${these[method]} paga também ${named}.`
}
