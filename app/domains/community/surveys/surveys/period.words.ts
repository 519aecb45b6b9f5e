import { formatNumericDay } from '#shared/dates.ts'

type Period = { opens_on: string | null; closes_on: string | null }

/** 'De 01/11/2026 a 30/11/2026', 'Até 30/11/2026', 'Sem prazo'. */
export function periodWords({ opens_on, closes_on }: Period) {
  if (opens_on && closes_on) return `De ${formatNumericDay(opens_on)} a ${formatNumericDay(closes_on)}`
  if (opens_on) return `A partir de ${formatNumericDay(opens_on)}`
  return closes_on ? `Até ${formatNumericDay(closes_on)}` : 'Sem prazo'
}
