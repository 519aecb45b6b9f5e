import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { addWorkingDays } from '#shared/working-days.ts'
import type { OrderState } from './order.kinds.ts'

/** The days between which it comes, as promised at the checkout. */
export type Arrival = { from: string; to: string }

/** Working days from payment. */
type Days = { days_min: number | null; days_max: number | null }

type Promised = {
  state: OrderState
  paid_at: Date | null
  days: Days | null
}

const onItsWay: OrderState[] = ['pago', 'em_separacao', 'enviado']

const LONG = 10

/** So many days after the last one promised that it is a problem, and no longer a question. */
export const isLongLate = ({ to }: Arrival, today: string) => today >= addDays(to, LONG)

/** From payment until it came; null where nothing was promised. */
export function arrivalOf({ state, paid_at, days }: Promised): Arrival | null {
  return paid_at && days && onItsWay.includes(state) ? arrivalFrom(dayKey(paid_at), days) : null
}

/** Of what waits to be paid, were it paid today. */
export const arrivalIfPaid = ({ state, days }: Omit<Promised, 'paid_at'>, today: Date): Arrival | null =>
  state === 'aguardando_pagamento' && days ? arrivalFrom(dayKey(today), days) : null

/** Of what is paid on that day. */
export function arrivalFrom(paid_on: string, { days_min, days_max }: Days): Arrival | null {
  if (!days_max) return null
  return { from: addWorkingDays(paid_on, days_min ?? days_max), to: addWorkingDays(paid_on, days_max) }
}
