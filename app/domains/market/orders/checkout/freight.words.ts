import type { FreightOption } from '#domains/market/freight/quotes/quote.kinds.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { arrivalFrom } from '../orders/arrival.model.ts'
import { arrivalInWords } from '../orders/arrival.words.ts'

/** 'R$ 24,90, chega entre 4 e 10 de dezembro', paid today. No points between: one would stand at the edge of a narrow line. */
export function freightText({ kind, price, note, ...days }: FreightOption): string {
  const today = dayKey(now())
  const arrival = arrivalFrom(today, days)
  const why = kind === 'tabela' && note
  const when = arrival ? `, ${arrivalInWords(arrival, today).replace(/^C/, 'c')}` : ''
  return `${price ? formatMoney(price) : why || 'Grátis'}${when}${note && !why ? `. ${note}` : ''}`
}
