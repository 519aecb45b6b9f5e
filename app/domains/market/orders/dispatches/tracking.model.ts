import { formatNumericDay } from '#shared/dates.ts'
import type { Carrier } from './carrier.kinds.ts'

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/**
 * The check digit of an object's number (UPU S10): eight digits weighed by 8 6 4 2 3 5 9 7, eleven less the rest of the
 * division by eleven; 10 is written 0, 11 is written 5. Vector: 47312482 → 9 (UPU S10, 2017).
 */
export function s10Digit(eight: string): number {
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(eight[at]), 0)
  const digit = 11 - (sum % 11)
  return digit === 10 ? 0 : digit === 11 ? 5 : digit
}

/** As it is stored: capitals, without spaces. */
export const trackingCode = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase()

/** What is wrong with a code, for whoever typed it; null when nothing is. Only that of Correios can be reckoned. */
export function trackingProblem(carrier: Carrier, code: string): string | null {
  if (!code || carrier !== 'correios') return null
  const [, eight = '', digit] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(code) ?? []
  if (!eight) return 'O código dos Correios tem 13 caracteres, como AA123456785BR.'
  if (s10Digit(eight) !== Number(digit)) return 'Um dos números está trocado. Confira o código na etiqueta.'
  return null
}

/** Where the way of a parcel is shown; null for carriers without such a page. */
export function trackingLink(carrier: Carrier, code: string): string | null {
  if (!code) return null
  if (carrier === 'correios') return `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`
  if (carrier === 'jadlog' || carrier === 'loggi' || carrier === 'azul')
    return `https://www.melhorrastreio.com.br/rastreio/${encodeURIComponent(code)}`
  return null
}

/** Why a parcel of an order placed on a day cannot have been posted on another. */
export function postedProblem(posted_on: string, placed_on: string, today: string): string | null {
  if (posted_on > today) return 'Este dia ainda não chegou: escreva o dia em que o pacote foi postado.'
  if (posted_on < placed_on) return `O pedido é de ${formatNumericDay(placed_on)}: o pacote saiu depois.`
  return null
}
