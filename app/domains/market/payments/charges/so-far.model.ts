import type { Told } from './charge-fold.model.ts'

/** A fact as a gateway told it: with `so_far`, its amount is all of that kind until now. */
export type Heard = Told & { so_far?: boolean }

/**
 * What is new in running totals, after what is known. A total that was read before an older one has nothing new. What
 * went back is that of the refunds that were asked for, the oldest first; the rest the gateway gave back by itself.
 */
export function sinceThen(before: readonly Told[], heard: readonly Heard[]): Told[] {
  return heard.flatMap(({ so_far, ...fact }) => {
    if (!so_far) return [fact]
    if (fact.kind === 'chargeback') return contested(before, fact)
    const known = before.filter(({ kind }) => kind === fact.kind).reduce((sum, { amount }) => sum + amount, 0)
    const fresh = fact.amount - known
    if (fresh <= 0) return []
    return fact.kind === 'refunded' ? byRefund(before, { ...fact, amount: fresh }) : [{ ...fact, amount: fresh }]
  })
}

/**
 * What is contested now, against what was known to be: more is a chargeback, less one that was reversed. A charge that
 * was read before the bank's last word says nothing new.
 */
function contested(before: readonly Told[], fact: Told): Told[] {
  const known = before.filter(({ kind }) => kind === 'chargeback' || kind === 'chargeback_reversed')
  if (known.some(({ occurred_at }) => occurred_at >= fact.occurred_at)) return []
  const still = known.reduce((sum, { kind, amount }) => sum + (kind === 'chargeback' ? amount : -amount), 0)
  if (fact.amount > still) return [{ ...fact, amount: fact.amount - still }]
  if (fact.amount < still) return [{ ...fact, kind: 'chargeback_reversed', amount: still - fact.amount }]
  return []
}

function byRefund(before: readonly Told[], fact: Told): Told[] {
  const ended = new Set(
    before.filter(({ kind }) => kind === 'refunded' || kind === 'refund_failed').map(({ refund_uuid }) => refund_uuid),
  )
  let left = fact.amount
  const parts: Told[] = []
  for (const { kind, refund_uuid, amount } of before) {
    if (kind !== 'refund_requested' || ended.has(refund_uuid) || amount > left) continue
    parts.push({ ...fact, amount, refund_uuid, provider_id: `${fact.provider_id}:${refund_uuid}` })
    left -= amount
  }
  return left > 0 ? [...parts, { ...fact, amount: left }] : parts
}
