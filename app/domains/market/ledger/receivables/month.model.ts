import { addDays, addMonths } from '#shared/days.ts'

const name = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'novembro de 2026'. */
export const monthName = (month: string) => name.format(new Date(`${month}-01T12:00:00Z`))

/** The days of a month; `column`: of the first, its weekday (1 is Monday). */
export function monthDays(month: string): { day: string; column: number }[] {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const days = [{ day: first, column: new Date(first).getUTCDay() || 7 }]
  for (let day = addDays(first, 1); day < next; day = addDays(day, 1)) days.push({ day, column: 0 })
  return days
}
