import { daysBetween } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

/** 'hoje', '12 dias', '5 semanas': time since the jar was sealed. Weeks from the third on, as usual for curing. */
export function curedFor(sealed_on: string, today: string) {
  const days = daysBetween(sealed_on, today)
  if (days <= 0) return 'hoje'
  return days < 21 ? plural(days, 'dia', 'dias') : plural(Math.floor(days / 7), 'semana', 'semanas')
}
