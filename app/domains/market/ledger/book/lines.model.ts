import type { AccountKind } from './account.kinds.ts'
import type { Holder } from './holder.kinds.ts'
import { holderKey } from './holder.model.ts'

export type AccountRef =
  | { kind: 'payable'; holder: Holder }
  | { kind: Exclude<AccountKind, 'payable'>; holder?: undefined }

/** One side of a transfer: a debit when positive, a credit when negative. */
export type Line = { account: AccountRef; amount: number; receivable_id?: number }

/** 'payable store:3', 'gateway'. */
export const accountKey = ({ kind, holder }: AccountRef) => (holder ? `${kind} ${holderKey(holder)}` : kind)

export const sumOf = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0)

/**
 * What the lines come to per account, in a fixed order: what makes two transfers the same fact. Which receivable bore a
 * line depends on the day, and is no part of it.
 */
export function totalsOf(lines: Line[]): Record<string, number> {
  const totals = new Map<string, number>()
  for (const { account, amount } of lines)
    totals.set(accountKey(account), (totals.get(accountKey(account)) ?? 0) + amount)
  return Object.fromEntries([...totals].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws when an amount is no whole number of centavos, or the lines do not add up to zero. */
export function demandBalanced(reference: string, lines: Line[]) {
  const odd = lines.find(({ amount }) => !Number.isSafeInteger(amount))
  if (odd) throw new Error(`${reference}: ${odd.amount} is no whole number of centavos`)
  const sum = sumOf(lines.map(({ amount }) => amount))
  if (sum !== 0) throw new Error(`${reference}: the lines add up to ${sum}`)
}
