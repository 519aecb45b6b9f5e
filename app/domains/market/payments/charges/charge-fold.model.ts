import type { ChargeStatus, TransactionKind } from './charge.kinds.ts'

/** What the fold reads of a transaction. */
export type Told = {
  kind: TransactionKind
  amount: number
  fee_amount?: number | null
  provider_id: string
  refund_uuid?: string | null
  reason?: string | null
  occurred_at: Date
}

export type ChargeState = {
  status: ChargeStatus
  captured_amount: number
  refunded_amount: number
  /** Asked to be returned, neither returned nor refused. */
  refund_pending_amount: number
  charged_back_amount: number
  /** What the gateway said that it kept; null where it said nothing. */
  fee_amount: number | null
  /** When what was here, paid and not taken back by a bank, first came to the total. */
  paid_at: Date | null
  failure_reason: string | null
}

/**
 * What has become of a charge: a function of the set of its transactions. Neither their order nor repetition matters,
 * since gateways repeat themselves and are late: money that came in stays in, whatever else is said of the charge.
 */
export function foldCharge(total: number, told: readonly Told[]): ChargeState {
  const facts = [...new Map(told.map((one) => [one.provider_id, one])).values()].sort(byMoment)
  const of = (kind: TransactionKind) => facts.filter((fact) => fact.kind === kind)
  const captured = of('captured')
  const paid_at = reachedAt(total, facts)
  const captured_amount = sum(captured)
  const refunded_amount = sum(of('refunded'))
  const charged_back_amount = Math.max(0, sum(of('chargeback')) - sum(of('chargeback_reversed')))
  const fees = captured.flatMap(({ fee_amount }) => fee_amount ?? [])
  const amounts = { total, captured_amount, refunded_amount, charged_back_amount }
  return {
    status: paid_at ? paidStatus(amounts) : partStatus(amounts, new Set(facts.map(({ kind }) => kind))),
    captured_amount,
    refunded_amount,
    refund_pending_amount: sum(pendingRefunds(facts)),
    charged_back_amount,
    fee_amount: fees.length ? fees.reduce((all, fee) => all + fee, 0) : null,
    paid_at,
    failure_reason: of('failed')[0]?.reason ?? null,
  }
}

/** Less than the total came in, or stayed: it ends as one does of which nothing came in. */
function partStatus(amounts: Amounts, kinds: Set<TransactionKind>): ChargeStatus {
  const ended = kinds.has('canceled') || kinds.has('expired')
  return received(amounts) > 0 && !ended ? 'underpaid' : unpaidStatus(kinds)
}

/** Nothing came in: the strongest of what was said. */
function unpaidStatus(kinds: Set<TransactionKind>): ChargeStatus {
  if (kinds.has('canceled')) return 'canceled'
  if (kinds.has('expired')) return 'expired'
  if (kinds.has('failed')) return 'failed'
  return kinds.has('authorized') ? 'processing' : 'pending'
}

type Amounts = Record<'total' | 'captured_amount' | 'refunded_amount' | 'charged_back_amount', number>

function paidStatus(amounts: Amounts): ChargeStatus {
  const { total, captured_amount, refunded_amount, charged_back_amount } = amounts
  // What a bank took and who paid has paid again is missed by nobody.
  if (charged_back_amount > 0 && received(amounts) - refunded_amount < total) return 'charged_back'
  if (refunded_amount >= captured_amount) return 'refunded'
  // Giving back what was over is no refund of the sale.
  const excess = excessOf(amounts)
  if (refunded_amount > excess) return 'partially_refunded'
  return refunded_amount < excess ? 'overpaid' : 'paid'
}

/** Refunds that were asked for and have not ended: one that failed and then went through did go through. */
function pendingRefunds(facts: readonly Told[]): Told[] {
  const ended = new Set(
    facts.filter(({ kind }) => kind === 'refunded' || kind === 'refund_failed').map(({ refund_uuid }) => refund_uuid),
  )
  return facts.filter(({ kind, refund_uuid }) => kind === 'refund_requested' && !ended.has(refund_uuid))
}

const signs: Partial<Record<TransactionKind, 1 | -1>> = { captured: 1, chargeback: -1, chargeback_reversed: 1 }

function reachedAt(total: number, facts: readonly Told[]): Date | null {
  let so_far = 0
  for (const { kind, amount, occurred_at } of facts) {
    so_far += amount * (signs[kind] ?? 0)
    if (so_far >= total) return occurred_at
  }
  return null
}

/** What was paid and not taken back by a bank. */
export const received = (state: Pick<ChargeState, 'captured_amount' | 'charged_back_amount'>) =>
  state.captured_amount - state.charged_back_amount

/** How much more than the total that is. */
export const excessOf = (state: Pick<ChargeState, 'captured_amount' | 'charged_back_amount'> & { total: number }) =>
  Math.max(0, received(state) - state.total)

/** The most that may still be asked back. */
export const refundable = (
  state: Pick<ChargeState, 'captured_amount' | 'refunded_amount' | 'refund_pending_amount' | 'charged_back_amount'>,
) =>
  Math.max(0, state.captured_amount - state.refunded_amount - state.refund_pending_amount - state.charged_back_amount)

/** Something is expected of it still: a payment, the rest of one, or an answer. */
export const isWaiting = ({ status }: { status: ChargeStatus }) =>
  status === 'pending' || status === 'processing' || status === 'underpaid'

const sum = (facts: readonly Told[]) => facts.reduce((all, { amount }) => all + amount, 0)

/** In the same moment, what was paid comes before what was taken back of it. */
const rank = ({ kind }: Told) => (kind === 'captured' ? 0 : kind === 'chargeback' ? 1 : 2)

const byMoment = (a: Told, b: Told) =>
  a.occurred_at.getTime() - b.occurred_at.getTime() || rank(a) - rank(b) || (a.provider_id < b.provider_id ? -1 : 1)
