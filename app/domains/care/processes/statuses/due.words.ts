import { dayKey, formatDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { workingDaysAfter } from '#shared/working-days.ts'

/** Its last day is over. */
export const isOverdue = (due_on: string | null, now: Date | number | string) => due_on !== null && due_on < dayKey(now)

/**
 * 'até sex, 4 de dez', 'atrasado 2 dias úteis'; 'venceu na sex, 27 de nov' on the weekend after it, when no working day
 * has gone by; '' without a last day.
 */
export function dueWords(due_on: string | null, now: Date | number | string): string {
  if (due_on === null) return ''
  if (!isOverdue(due_on, now)) return `até ${formatDay(due_on, now)}`
  const late = workingDaysAfter(due_on, dayKey(now))
  return late ? `atrasado ${plural(late, 'dia útil', 'dias úteis')}` : `venceu ${onDay(formatDay(due_on, now))}`
}
