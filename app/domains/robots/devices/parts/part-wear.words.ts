import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { formatNumber, plural } from '#shared/numbers.ts'

const MONTH = 30
const YEAR = 365
const monthYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'Neste ritmo, deve durar até março de 2027.': by how a part was used in the last month. */
export function daysLeftWords(days: number, now: Date): string {
  if (days === 0) return 'Passou da vida útil. Troque quando puder.'
  if (days < 2 * MONTH) return `Neste ritmo, deve durar mais ${plural(days, 'dia', 'dias')}.`
  if (days < 2 * YEAR) return `Neste ritmo, deve durar até ${monthOf(days, now)}.`
  return `Neste ritmo, deve durar mais uns ${formatNumber(Math.round(days / YEAR))} anos.`
}

const monthOf = (days: number, now: Date) => monthYear.format(new Date(addDays(dayKey(now), days)))

export const hoursWords = (hours: number): string =>
  hours > 0 && hours < 1 ? 'menos de 1 hora' : plural(Math.round(hours), 'hora', 'horas')
