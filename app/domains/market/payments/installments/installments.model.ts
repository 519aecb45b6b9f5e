import type { PaymentMethod } from '#platform/payments/gateway.ts'
import { gatewayFees, type InstallmentTerms, installmentTerms } from './fees.kinds.ts'

export type Installment = {
  n: number
  /** Each of the first n − 1, and the last, which absorbs the rest. */
  value: number
  last_value: number
  total: number
  interest_amount: number
  interest_free: boolean
}

/**
 * Paying `amount` centavos in 1 to 12 instalments, by the Price table: PMT = PV·i / (1 − (1 + i)^−n), in centavos. The
 * total is n exact instalments, rounded once. R$ 1.000 at 1,99 % a month in 12 is R$ 94,50 each.
 */
export function installmentTable(amount: number, terms: InstallmentTerms = installmentTerms): Installment[] {
  const counts = Array.from({ length: terms.most }, (_, index) => index + 1)
  return counts.map((n) => installmentOf(amount, n, terms)).filter(({ n, value }) => n === 1 || value >= terms.smallest)
}

function installmentOf(amount: number, n: number, { interest_free, monthly_bps }: InstallmentTerms): Installment {
  const free = n <= interest_free || monthly_bps === 0
  const rate = monthly_bps / 10_000
  const total = free ? amount : Math.round(((amount * rate) / (1 - (1 + rate) ** -n)) * n)
  const value = Math.round(total / n)
  return {
    n,
    value,
    last_value: total - value * (n - 1),
    total,
    interest_amount: total - amount,
    interest_free: free,
  }
}

/** What the gateway keeps of a payment, in centavos, by the table of fees. */
export function gatewayFee(method: PaymentMethod, installments: number, total: number): number {
  const { bps, fixed } = method === 'cartao' ? cardFee(installments) : gatewayFees[method]
  return Math.min(total, Math.round((total * bps) / 10_000) + fixed)
}

const cardFee = (installments: number) =>
  gatewayFees.cartao.findLast(({ from }) => installments >= from) ?? gatewayFees.cartao[0]

/** Days until the money of a payment, or of the n-th instalment of a card, is there. */
export function settlementDays(method: PaymentMethod, n = 1): number {
  return { pix: 1, boleto: 2, cartao: 30 * n }[method]
}
