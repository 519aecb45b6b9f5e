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
  /** When the total was reached. */
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
  const captured_amount = sum(captured)
  const refunded_amount = sum(of('refunded'))
  const charged_back_amount = Math.max(0, sum(of('chargeback')) - sum(of('chargeback_reversed')))
  const fees = captured.flatMap(({ fee_amount }) => fee_amount ?? [])
  const amounts = { total, captured_amount, refunded_amount, charged_back_amount }
  return {
    status: statusOf(amounts, new Set(facts.map(({ kind }) => kind))),
    captured_amount,
    refunded_amount,
    refund_pending_amount: sum(pendingRefunds(facts)),
    charged_back_amount,
    fee_amount: fees.length ? fees.reduce((all, fee) => all + fee, 0) : null,
    paid_at: reachedAt(total, captured),
    failure_reason: of('failed')[0]?.reason ?? null,
  }
}

/** Less than the total came in: it ends as one does of which nothing came in. */
function statusOf(amounts: Amounts, kinds: Set<TransactionKind>): ChargeStatus {
  if (!amounts.captured_amount) return unpaidStatus(kinds)
  const ended = kinds.has('canceled') || kinds.has('expired')
  const whole = amounts.captured_amount >= amounts.total || amounts.charged_back_amount > 0
  return whole || !ended ? paidStatus(amounts) : unpaidStatus(kinds)
}

/** Nothing came in: the strongest of what was said. */
function unpaidStatus(kinds: Set<TransactionKind>): ChargeStatus {
  if (kinds.has('canceled')) return 'canceled'
  if (kinds.has('expired')) return 'expired'
  if (kinds.has('failed')) return 'failed'
  return kinds.has('authorized') ? 'processing' : 'pending'
}

type Amounts = Record<'total' | 'captured_amount' | 'refunded_amount' | 'charged_back_amount', number>

function paidStatus({ total, captured_amount, refunded_amount, charged_back_amount }: Amounts): ChargeStatus {
  if (charged_back_amount > 0) return 'charged_back'
  if (refunded_amount >= captured_amount) return 'refunded'
  // Giving back what was over is no refund of the sale.
  const excess = Math.max(0, captured_amount - total)
  if (refunded_amount > excess) return 'partially_refunded'
  if (refunded_amount < excess) return 'overpaid'
  return captured_amount < total ? 'underpaid' : 'paid'
}

/** Refunds that were asked for and have not ended: one that failed and then went through did go through. */
function pendingRefunds(facts: readonly Told[]): Told[] {
  const ended = new Set(
    facts.filter(({ kind }) => kind === 'refunded' || kind === 'refund_failed').map(({ refund_uuid }) => refund_uuid),
  )
  return facts.filter(({ kind, refund_uuid }) => kind === 'refund_requested' && !ended.has(refund_uuid))
}

function reachedAt(total: number, captured: readonly Told[]): Date | null {
  let so_far = 0
  for (const { amount, occurred_at } of captured) {
    so_far += amount
    if (so_far >= total) return occurred_at
  }
  return null
}

/** The most that may still be asked back. */
export const refundable = (
  state: Pick<ChargeState, 'captured_amount' | 'refunded_amount' | 'refund_pending_amount' | 'charged_back_amount'>,
) =>
  Math.max(0, state.captured_amount - state.refunded_amount - state.refund_pending_amount - state.charged_back_amount)

/** Something is expected of it still: a payment, the rest of one, or an answer. */
export const isWaiting = ({ status }: { status: ChargeStatus }) =>
  status === 'pending' || status === 'processing' || status === 'underpaid'

const sum = (facts: readonly Told[]) => facts.reduce((all, { amount }) => all + amount, 0)

const byMoment = (a: Told, b: Told) =>
  a.occurred_at.getTime() - b.occurred_at.getTime() || (a.provider_id < b.provider_id ? -1 : 1)
