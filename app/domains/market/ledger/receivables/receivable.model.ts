import { addDays } from '#shared/days.ts'
import type { ReceivableState, SettlementMethod } from './receivable.kinds.ts'

const next: Record<ReceivableState, readonly ReceivableState[]> = {
  a_receber: ['disponivel', 'estornado'],
  disponivel: ['pago', 'estornado'],
  // What is paid stays paid: money that goes back later is a debt of its own.
  pago: [],
  // Unless the buyer's bank gives back what it had taken (`waitAgain`).
  estornado: [],
}

export const canMove = (from: ReceivableState, to: ReceivableState) => next[from].includes(to)

/** The states from which one may come to this one: for a conditional UPDATE. */
export const statesBefore = (to: ReceivableState) =>
  (Object.keys(next) as ReceivableState[]).filter((from) => canMove(from, to))

type Amounts = { amount: number; fee: number; reversed: number }

/** What is still due to the holder; negative for a debt. */
export const dueOf = ({ amount, fee, reversed }: Amounts) => amount - fee - reversed

/** Equal whole parts; the last absorbs the rest. 100 over 3: 33, 33, 34. */
export function splitOver(total: number, parts: number): number[] {
  const each = Math.trunc(total / parts)
  return Array.from({ length: parts }, (_, at) => (at === parts - 1 ? total - each * (parts - 1) : each))
}

export type Share = { installment: number; amount: number; fee: number }

/**
 * A holder's part over the instalments. Each gets a centavo at least: a part with fewer centavos than there are
 * instalments comes whole, with the last.
 */
export function sharesOf({ amount, fee }: { amount: number; fee: number }, installments: number): Share[] {
  if (amount - fee < installments) return [{ installment: installments, amount, fee }]
  const fees = splitOver(fee, installments)
  return splitOver(amount - fee, installments).map((due, at) => ({
    installment: at + 1,
    amount: due + (fees[at] ?? 0),
    fee: fees[at] ?? 0,
  }))
}

/**
 * Days until the gateway pays us: PIX the next day, boleto two days after, a card 30 days after each instalment
 * (Pagar.me's terms without anticipation).
 */
const daysUntil: Record<SettlementMethod, (installment: number) => number> = {
  pix: () => 1,
  boleto: () => 2,
  cartao: (installment) => 30 * installment,
}

export const dueOn = (method: SettlementMethod, paid_on: string, installment: number) =>
  addDays(paid_on, daysUntil[method](installment))
