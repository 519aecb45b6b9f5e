import { formatMoney } from '#shared/money.ts'
import type { Sure } from '#shared/sure.ts'
import { demandSure } from './demand-sure.ts'

/** A comma forgotten makes a price a hundred times itself, a zero ten times. */
const LEAP = 10

/** A price that leaps, up or down, is asked about once. Prices in centavos. */
export function doubtPrice(before: number, price: number, sure: Sure | undefined) {
  if (price < before * LEAP && price * LEAP > before) return
  demandSure(sure, `O preço vai de ${formatMoney(before)} para ${formatMoney(price)}. É isso mesmo?`)
}
