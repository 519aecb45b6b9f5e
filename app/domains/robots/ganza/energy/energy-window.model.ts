import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'

const USUAL_DAYS = 30

/** The time of whole days of São Paulo up to now; without a beginning, 30 days. */
export function energyWindow({ from, to }: { from?: string; to?: string }, now: Date) {
  const last = to ?? dayKey(now)
  const first = from ?? addDays(last, 1 - USUAL_DAYS)
  const ends = midnight(addDays(last, 1))
  return { from: midnight(first), to: ends < now ? ends : now }
}
