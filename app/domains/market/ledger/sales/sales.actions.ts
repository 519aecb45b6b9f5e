import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { holderKey, holderOf } from '../book/holder.model.ts'
import { type Line, sumOf } from '../book/lines.model.ts'
import { findPosted, type Posted, type Posting, post } from '../book/post.actions.ts'
import { findTransfer } from '../book/transfers.queries.ts'
import {
  addCredit,
  addReceivables,
  type Part,
  type Receiving,
  reverseReceivables,
  waitAgain,
} from '../receivables/receivables.actions.ts'
import { type Receivable, receivables } from '../receivables/receivables.table.ts'
import { demandWithinOrder } from './demand-within-order.rules.ts'
import { lockOrder } from './lock-order.actions.ts'

/** `total` = the parts + `platform` + `interest`, to the centavo. */
type Split = { total: number; parts: Part[]; platform: number; interest?: number }

export type Sale = Split &
  Receiving & {
    /** What the gateway kept of the total; what no part bears of it is our cost. */
    gateway_fee: number
  }

/**
 * A buyer paid: what came in, whose it is, and one receivable per part and instalment. Once per reference.
 * @throws when it does not add up.
 */
export async function recordSale(tx: Context, whole: Sale): Promise<Posted> {
  const sale = withoutNothing(whole)
  const { reference, order_uuid, total, gateway_fee, parts, platform, interest = 0 } = sale
  demandWhole(sale)
  if (parts.some(({ amount, fee = 0 }) => fee >= amount)) throw new Error(`${reference}: a part bears all that it is`)
  const borne = sumOf(parts.map(({ fee = 0 }) => fee))
  if (gateway_fee < borne) throw new Error(`${reference}: the parts bear ${borne} of a fee of ${gateway_fee}`)
  await lockOrder(tx, order_uuid)
  const lines = (payables: Line[]): Line[] => [
    { account: { kind: 'gateway' }, amount: total - gateway_fee },
    { account: { kind: 'gateway_fees' }, amount: gateway_fee - borne },
    { account: { kind: 'platform_revenue' }, amount: -platform },
    { account: { kind: 'financing' }, amount: -interest },
    ...payables,
  ]
  const posting: Omit<Posting, 'lines'> = { kind: 'venda', reference, order_uuid, amount: total }
  const before = await findPosted(tx, { ...posting, lines: lines(wholeParts(parts, -1)) })
  return before ?? post(tx, { ...posting, lines: lines(await addReceivables(tx, sale)) })
}

export type Refund = Split & {
  reference: string
  order_uuid: string
  /** What the gateway gives back of its fee. */
  fee_returned?: number
  /** Where it went out: of the gateway, or to what is owed to who bought, when that refused it. */
  from?: 'gateway' | 'buyers'
}

/** Money went back to the buyer, whole or in part; each bears its own part. Once per reference. */
export const recordRefund = (tx: Context, { fee_returned = 0, from = 'gateway', ...refund }: Refund): Promise<Posted> =>
  goBack(tx, 'reembolso', refund, (payables) => {
    const returned = sumOf(refund.parts.map(({ fee = 0 }) => fee))
    return [
      { account: { kind: from }, amount: -refund.total },
      { account: { kind: 'gateway' }, amount: fee_returned },
      { account: { kind: 'gateway_fees' }, amount: returned - fee_returned },
      { account: { kind: 'platform_revenue' }, amount: refund.platform },
      { account: { kind: 'financing' }, amount: refund.interest ?? 0 },
      ...payables,
    ]
  })

export type Chargeback = Split & {
  reference: string
  order_uuid: string
  /** What of the total nobody else bears: `total` = parts + platform + interest + loss. */
  loss?: number
  /** What the gateway takes for it on top of the total. */
  penalty?: number
}

/** The buyer's bank took the money back. Once per reference. */
export const recordChargeback = (tx: Context, chargeback: Chargeback): Promise<Posted> =>
  goBack(tx, 'contestacao', chargeback, (payables) => {
    const { total, parts, loss = 0, penalty = 0 } = chargeback
    const returned = sumOf(parts.map(({ fee = 0 }) => fee))
    return [
      { account: { kind: 'gateway' }, amount: -total - penalty },
      { account: { kind: 'gateway_fees' }, amount: returned },
      { account: { kind: 'losses' }, amount: loss + penalty },
      { account: { kind: 'platform_revenue' }, amount: chargeback.platform },
      { account: { kind: 'financing' }, amount: chargeback.interest ?? 0 },
      ...payables,
    ]
  })

type GoingBack = Split & { reference: string; order_uuid: string; loss?: number }

async function goBack(
  tx: Context,
  kind: 'reembolso' | 'contestacao',
  whole: GoingBack,
  lines: (payables: Line[]) => Line[],
): Promise<Posted> {
  const back = withoutNothing(whole)
  const { reference, order_uuid, total, parts } = back
  demandWhole(back)
  await lockOrder(tx, order_uuid)
  const posting: Omit<Posting, 'lines'> = { kind, reference, order_uuid, amount: total }
  const before = await findPosted(tx, { ...posting, lines: lines(wholeParts(parts, 1)) })
  if (before) return before
  const posted = await post(tx, { ...posting, lines: lines(await reverseReceivables(tx, back)) })
  await demandWithinOrder(tx, reference, order_uuid)
  return posted
}

/**
 * The dispute was won: everybody gets back what that chargeback took, due and held as it was; the gateway keeps its
 * penalty. Once per chargeback.
 */
export async function recordChargebackReversed(
  tx: Context,
  { reference, chargeback }: { reference: string; chargeback: string },
): Promise<Posted> {
  const known = await findTransfer(tx, chargeback)
  if (known?.kind !== 'contestacao' || !known.order_uuid) throw new Error(`${chargeback} is no chargeback`)
  const { order_uuid, amount } = known
  await lockOrder(tx, order_uuid)
  const penalty = -amount - sumOf(known.lines.filter(({ account }) => account.kind === 'gateway').map((l) => l.amount))
  const kept: Line[] = [
    { account: { kind: 'gateway' }, amount: penalty },
    { account: { kind: 'losses' }, amount: -penalty },
  ]
  const ours = known.lines.filter(({ account }) => account.kind !== 'payable')
  const theirs = known.lines.filter(({ account }) => account.kind === 'payable')
  const lines = (payables: Line[]) => [...ours.map(opposite), ...kept.map(opposite), ...payables]
  const posting: Omit<Posting, 'lines'> = {
    kind: 'contestacao_revertida',
    reference,
    order_uuid,
    amount,
    reverses_id: known.id,
  }
  const before = await findPosted(tx, { ...posting, lines: lines(theirs.map(opposite)) })
  return before ?? post(tx, { ...posting, lines: lines(await giveBack(tx, reference, theirs)) })
}

/** What had not been paid out waits again where it did; of what had, one credit per holder and role. */
async function giveBack(tx: Context, reference: string, taken: Line[]): Promise<Line[]> {
  const ids = taken.map(({ receivable_id }) => receivable_id ?? 0)
  const rows = ids.length
    ? await tx.db.select().from(receivables).where(inArray(receivables.id, ids)).orderBy(receivables.id).for('update')
    : []
  const byPart = new Map<string, { like: Receivable; amount: number }>()
  const lines: Line[] = []
  for (const { receivable_id, amount } of taken) {
    const like = rows.find(({ id }) => id === receivable_id)
    if (!like) throw new Error(`${reference}: a line of the chargeback names no receivable`)
    if (await waitAgain(tx, like, amount)) {
      lines.push({ account: { kind: 'payable', holder: holderOf(like) }, amount: -amount, receivable_id: like.id })
      continue
    }
    const key = `${holderKey(holderOf(like))}:${like.role}`
    byPart.set(key, { like, amount: (byPart.get(key)?.amount ?? 0) + amount })
  }
  for (const [key, { like, amount }] of byPart)
    lines.push({
      account: { kind: 'payable', holder: holderOf(like) },
      amount: -amount,
      receivable_id: await addCredit(tx, like, `${reference}:${key}`, amount),
    })
  return lines
}

const opposite = (line: Line): Line => ({ ...line, amount: -line.amount })

/** The parts as lines that name no receivables: for comparing with what was posted. */
const wholeParts = (parts: Part[], sign: 1 | -1): Line[] =>
  parts.map(({ holder, amount, fee = 0 }) => ({ account: { kind: 'payable', holder }, amount: sign * (amount - fee) }))

/** A part of nothing is no part. */
const withoutNothing = <Parted extends { parts: Part[] }>(split: Parted): Parted => ({
  ...split,
  parts: split.parts.filter(({ amount }) => amount !== 0),
})

/** @throws when the parts do not make the total, or one is negative, bears more than it is, or stands there twice. */
function demandWhole({ reference, total, parts, platform, interest = 0, loss = 0 }: GoingBack) {
  const wrong = (why: string) => new Error(`${reference}: ${why}`)
  const all = sumOf(parts.map(({ amount }) => amount)) + platform + interest + loss
  if (all !== total) throw wrong(`the parts come to ${all} of ${total}`)
  const amounts = [total, platform, interest, loss, ...parts.flatMap(({ amount, fee = 0 }) => [amount, fee])]
  if (!amounts.every((one) => Number.isSafeInteger(one) && one >= 0))
    throw wrong('an amount is negative or no centavos')
  // The last centavo to go back may be the fee's: then nothing is left for its holder to give.
  if (parts.some(({ amount, fee = 0 }) => fee > amount)) throw wrong('a part bears more than it is')
  const keys = parts.map(({ holder, role }) => `${holderKey(holder)}:${role}`)
  if (new Set(keys).size !== keys.length) throw wrong('a holder has two parts in the same role')
}
