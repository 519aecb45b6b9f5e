import { formatNumber, plural } from '#shared/numbers.ts'

const MONTH = 30
const YEAR = 365

/** 'cerca de 5 meses': how long a part still lasts at the pace of the last month. */
export function daysLeftWords(days: number): string {
  if (days === 0) return 'Passou da vida útil. Troque quando puder.'
  if (days < 2 * MONTH) return `Dura mais ${plural(days, 'dia', 'dias')} neste ritmo.`
  if (days < 2 * YEAR) return `Dura mais uns ${formatNumber(Math.round(days / MONTH))} meses neste ritmo.`
  return `Dura mais uns ${formatNumber(Math.round(days / YEAR))} anos neste ritmo.`
}

export const hoursWords = (hours: number): string =>
  hours > 0 && hours < 1 ? 'menos de 1 hora' : plural(Math.round(hours), 'hora', 'horas')
