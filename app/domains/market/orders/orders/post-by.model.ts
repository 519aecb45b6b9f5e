import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { addWorkingDays } from '#shared/working-days.ts'
import type { OrderState } from './order.kinds.ts'

/** Working days from payment in which a store posts, or has ready what is fetched. */
export const POST_DAYS = 2

type Paid = { state: OrderState; paid_at: Date | null; to_send: number; ready_at: Date | null }

export const waitsToBePosted: OrderState[] = ['pago', 'em_separacao']

/** The last day on which the store is in time; null where nothing is to be posted. */
export const postByOf = ({ state, paid_at, to_send, ready_at }: Paid): string | null =>
  paid_at && waitsToBePosted.includes(state) && to_send > 0 && !ready_at ? postBy(paid_at) : null

export const postBy = (paid_at: Date) => addWorkingDays(dayKey(paid_at), POST_DAYS)

/** What was paid before this moment should be posted by now. */
export function lateIfPaidBefore(now: Date): Date {
  const today = dayKey(now)
  let day = today
  while (addWorkingDays(addDays(day, -1), POST_DAYS) >= today) day = addDays(day, -1)
  return fromSaoPauloTime(`${day}T00:00`)
}
