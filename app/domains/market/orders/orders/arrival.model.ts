import { dayKey } from '#shared/dates.ts'
import { addWorkingDays } from '#shared/working-days.ts'
import type { OrderState } from './order.kinds.ts'

/** The days between which it comes, as promised at the checkout. */
export type Arrival = { from: string; to: string }

type Promised = {
  state: OrderState
  paid_at: Date | null
  /** Working days from payment. */
  days: { days_min: number | null; days_max: number | null } | null
}

const onItsWay: OrderState[] = ['pago', 'em_separacao', 'enviado']

/** From payment until it came; null where nothing was promised. */
export function arrivalOf({ state, paid_at, days }: Promised): Arrival | null {
  if (!paid_at || !days?.days_max || !onItsWay.includes(state)) return null
  const paid_on = dayKey(paid_at)
  return {
    from: addWorkingDays(paid_on, days.days_min ?? days.days_max),
    to: addWorkingDays(paid_on, days.days_max),
  }
}
