import { daysBetween } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

/** 'hoje', '12 dias', '5 semanas': how long a jar is closed. Weeks from the third on, as people count a cure. */
export function curedFor(sealed_on: string, today: string) {
  const days = daysBetween(sealed_on, today)
  if (days <= 0) return 'hoje'
  return days < 21 ? plural(days, 'dia', 'dias') : plural(Math.floor(days / 7), 'semana', 'semanas')
}
