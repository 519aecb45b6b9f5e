import { dayKey } from '#shared/dates.ts'
import { WITHDRAWAL_DAYS } from '../orders/order.model.ts'

/** First day on which the buyer may no longer withdraw, counted from receipt. */
export const dayAfterWithdrawal = (received: Date) =>
  dayKey(new Date(received.getTime() + (WITHDRAWAL_DAYS + 1) * 86_400_000))
