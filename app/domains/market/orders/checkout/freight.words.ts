import type { FreightOption } from '#domains/market/freight/quotes/quote.kinds.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'

/** 'R$ 24,90, de 3 a 5 dias úteis'. */
export function freightText({ price, days_min, days_max, note }: FreightOption): string {
  const cost = price ? formatMoney(price) : 'Grátis'
  const time =
    days_max === null
      ? null
      : days_min === null || days_min === days_max
        ? `${plural(days_max, 'dia útil', 'dias úteis')}`
        : `de ${days_min} a ${days_max} dias úteis`
  return [cost, time, note || null].filter(Boolean).join(' · ')
}
