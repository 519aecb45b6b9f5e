import { plural } from '#shared/numbers.ts'

/** 'de 3 a 5 dias úteis', '1 dia útil'; none for what is picked up. */
export function daysText({ days_min, days_max }: { days_min: number | null; days_max: number | null }): string | null {
  if (days_max === null) return null
  if (days_min === null || days_min === days_max) return plural(days_max, 'dia útil', 'dias úteis')
  return `de ${days_min} a ${days_max} dias úteis`
}
