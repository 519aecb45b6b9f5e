import { plural } from '#shared/numbers.ts'

/** '3 dias atrasado', '1 dia adiantado', 'no dia'; null when unknown. */
export function driftWords(days: number | null) {
  if (days === null) return null
  if (days === 0) return 'no dia'
  return `${plural(Math.abs(days), 'dia', 'dias')} ${days > 0 ? 'atrasado' : 'adiantado'}`
}
