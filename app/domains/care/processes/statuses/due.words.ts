import { dayKey, formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { workingDaysAfter } from '#shared/working-days.ts'

/** Working days that have gone by since; 0 also on a weekend right after the last day. */
export const daysLate = (due_on: string | null, now: Date | number | string) =>
  due_on === null ? 0 : workingDaysAfter(due_on, dayKey(now))

/** 'até sex, 4 de dez', 'atrasado 2 dias úteis'; '' without a last day. */
export function dueWords(due_on: string | null, now: Date | number | string): string {
  if (due_on === null) return ''
  const late = daysLate(due_on, now)
  return late ? `atrasado ${plural(late, 'dia útil', 'dias úteis')}` : `até ${formatDay(due_on, now)}`
}
