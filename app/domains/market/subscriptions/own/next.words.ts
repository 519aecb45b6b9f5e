import { formatDay } from '#shared/dates.ts'
import type { SubscriptionState } from '../subscriptions/subscription.kinds.ts'

type Next = {
  state: SubscriptionState
  order_uuid?: string | null
  next_charge_at: Date | null
  cancel_at: Date | null
  canceled_at: Date | null
}

/** What comes next, in words. */
export function nextWords({ state, order_uuid, next_charge_at, cancel_at, canceled_at }: Next): string {
  if (canceled_at) return `Terminou ${formatDay(canceled_at)}`
  if (cancel_at) return `Termina ${formatDay(cancel_at)}`
  if (state === 'pendente') return 'Espera o primeiro pagamento'
  if (order_uuid) return 'Há uma cobrança para pagar'
  return next_charge_at ? `Cobrança ${formatDay(next_charge_at)}` : ''
}
