import { formatNumericDay } from '#shared/dates.ts'

/** Beyond this many days the date is shown instead of the number of days. */
const FAR = 60

/** 'vence em 12 dias', 'vence hoje', 'venceu há 3 dias', 'vale até 21/03/2027', 'sem vencimento'. */
export function expiryWords(expires_on: string | null, days_left: number | null): string {
  if (expires_on === null || days_left === null) return 'sem vencimento'
  const named = { '-1': 'venceu ontem', '0': 'vence hoje', '1': 'vence amanhã' }[String(days_left)]
  if (named) return named
  if (days_left > FAR) return `vale até ${formatNumericDay(expires_on)}`
  if (days_left < -FAR) return `venceu em ${formatNumericDay(expires_on)}`
  return days_left > 0 ? `vence em ${days_left} dias` : `venceu há ${-days_left} dias`
}
