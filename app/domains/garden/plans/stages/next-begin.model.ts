import type { PlanTemplate } from '../templates/plan-templates.kinds.ts'

/** The next start day of a seasonal template; undefined for others. */
export function nextBegin({ begins }: PlanTemplate, today: string): string | undefined {
  if (!begins) return undefined
  const of = (year: number) => `${year}-${String(begins.month).padStart(2, '0')}-${String(begins.day).padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return of(year) >= today ? of(year) : of(year + 1)
}
