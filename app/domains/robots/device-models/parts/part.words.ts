import { formatNumber } from '#shared/numbers.ts'

const HOURS_A_YEAR = 8760

/** 'cerca de 5 anos ligada'; of hours on without a pause. */
export function lifeWords(hours: number): string {
  const years = hours / HOURS_A_YEAR
  if (years < 1) return `cerca de ${formatNumber(Math.max(1, Math.round(years * 12)))} meses ligada`
  return `cerca de ${formatNumber(years, 1)} anos ligada`
}
