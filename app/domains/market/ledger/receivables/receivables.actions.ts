import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder, HolderRole } from '../book/holder.kinds.ts'
import { columnsOf, holderKey } from '../book/holder.model.ts'
import type { Line } from '../book/lines.model.ts'
import type { SettlementMethod } from './receivable.kinds.ts'
import { dueOf, dueOn, sharesOf, statesBefore } from './receivable.model.ts'
import { type Receivable, receivables } from './receivables.table.ts'

/** `fee`: what of the gateway's fee this holder bears, out of `amount`. */
export type Part = { holder: Holder; role: HolderRole; amount: number; fee?: number }

export type Receiving = {
  /** Of the sale. */
  reference: string
  order_uuid: string
  charge_uuid?: string
  /** The store that sold. */
  store_id: number
  parts: Part[]
  installments: number
  method: SettlementMethod
  /** Day on which the buyer paid. */
  paid_on: string
  /** First day after the withdrawal days; without it they wait for `releaseReceivables`. */
  hold_until?: string | null
}

const payable = (holder: Holder) => ({ kind: 'payable' as const, holder })

/** One receivable per part and instalment; answers with the lines that credit them. */
export async function addReceivables(tx: Context, sale: Receiving): Promise<Line[]> {
  const { order_uuid, charge_uuid, store_id: sold_by, installments, method, paid_on, hold_until = null } = sale
  const lines: Line[] = []
  for (const { holder, role, amount, fee = 0 } of sale.parts) {
    const rows = sharesOf({ amount, fee }, installments).map((share) => ({
      ...share,
      ...columnsOf(holder),
      reference: `${sale.reference}:${holderKey(holder)}:${role}:${share.installment}`,
      kind: 'venda' as const,
      order_uuid,
      charge_uuid,
      sold_by,
      role,
      method,
      installments,
      due_on: dueOn(method, paid_on, share.installment),
      hold_until,
      state: 'a_receber' as const,
    }))
    const made = await tx.db.insert(receivables).values(rows).returning()
    lines.push(...made.map((one) => ({ account: payable(holder), amount: -dueOf(one), receivable_id: one.id })))
  }
  return lines
}

/**
 * From this day on the order's money may be paid out, as far as it came in by then. Again with another day: that
 * one; null: not before it is said again.
 */
export async function releaseReceivables(tx: Context, order_uuid: string, on: string | null) {
  await tx.db
    .update(receivables)
    .set({ hold_until: on })
    .where(and(eq(receivables.order_uuid, order_uuid), eq(receivables.state, 'a_receber')))
}

/** What came in and is past its withdrawal days can be paid out. Returns how many. */
export async function makeAvailable(tx: Context): Promise<number> {
  const today = dayKey(tx.now())
  const made = await tx.db
    .update(receivables)
    .set({ state: 'disponivel' })
    .where(
      and(
        inArray(receivables.state, statesBefore('disponivel')),
        lte(receivables.due_on, today),
        lte(receivables.hold_until, today),
      ),
    )
    .returning({ id: receivables.id })
  return made.length
}

type Reversal = { reference: string; order_uuid: string; parts: Part[] }

/**
 * Takes back from each holder, latest first, what is not yet paid; what was paid becomes a debt that the next payout
 * deducts. Behind `lockOrder`. Answers with the lines that debit them.
 * @throws when more would go back than came in for a holder.
 */
export async function reverseReceivables(tx: Context, { reference, order_uuid, parts }: Reversal): Promise<Line[]> {
  const lines: Line[] = []
  for (const part of parts) {
    const { holder, role } = part
    const all = await tx.db
      .select()
      .from(receivables)
      .where(and(eq(receivables.order_uuid, order_uuid), heldBy(receivables, holder), eq(receivables.role, role)))
      .orderBy(desc(receivables.due_on), desc(receivables.id))
      .for('update')
    const left = all.reduce((sum, one) => sum + dueOf(one), 0)
    let rest = part.amount - (part.fee ?? 0)
    if (rest > left) throw new Error(`${reference}: ${holderKey(holder)} got ${left} of this order, not ${rest}`)
    for (const one of all.filter(isOpen)) {
      const taken = Math.min(rest, dueOf(one))
      if (taken <= 0) continue
      await takeFrom(tx, one, taken)
      lines.push({ account: payable(holder), amount: taken, receivable_id: one.id })
      rest -= taken
    }
    if (rest > 0) lines.push(await addDebt(tx, { reference, like: all, part, owed: rest }))
  }
  return lines
}

/** Not a debt, and no payout has claimed it. */
const isOpen = ({ kind, state, payout_id }: Receivable) =>
  kind !== 'debito' && payout_id === null && (state === 'a_receber' || state === 'disponivel')

async function takeFrom(tx: Context, one: Receivable, taken: number) {
  const all = taken === dueOf(one)
  const done = await tx.db
    .update(receivables)
    .set({ reversed: one.reversed + taken, ...(all && { state: 'estornado' as const }) })
    .where(
      and(
        eq(receivables.id, one.id),
        eq(receivables.reversed, one.reversed),
        inArray(receivables.state, statesBefore('estornado')),
        isNull(receivables.payout_id),
      ),
    )
    .returning({ id: receivables.id })
  if (done.length !== 1) throw new Error(`receivable ${one.id} changed under its lock`)
}

type Debt = { reference: string; like: Receivable[]; part: Part; owed: number }

async function addDebt(tx: Context, { reference, like, part, owed }: Debt): Promise<Line> {
  const [first] = like
  if (!first) throw new Error(`${reference}: a debt without a sale`)
  const id = await addSingle(tx, first, {
    reference: `${reference}:${holderKey(part.holder)}:${part.role}`,
    kind: 'debito',
    amount: -owed,
    state: 'disponivel',
  })
  return { account: payable(part.holder), amount: owed, receivable_id: id }
}

/**
 * What was taken of a locked receivable is due again, on its own day and after its own hold. False when it can't be: its
 * holder had been paid, and owes, or was paid the rest since.
 */
export async function waitAgain(tx: Context, one: Receivable, amount: number): Promise<boolean> {
  if (one.kind === 'debito' || one.payout_id !== null || one.reversed < amount) return false
  const state = one.state === 'estornado' ? stateOn(one, dayKey(tx.now())) : one.state
  await tx.db
    .update(receivables)
    .set({ reversed: one.reversed - amount, state })
    .where(eq(receivables.id, one.id))
  return true
}

const stateOn = ({ due_on, hold_until }: Receivable, today: string) =>
  due_on <= today && hold_until !== null && hold_until <= today ? 'disponivel' : 'a_receber'

/** Money that came back after it was paid out: a receivable of its own, due at once. */
export async function addCredit(tx: Context, like: Receivable, reference: string, amount: number): Promise<number> {
  return addSingle(tx, like, { reference, kind: 'credito', amount, state: 'disponivel' })
}

type Single = Pick<Receivable, 'reference' | 'kind' | 'amount' | 'state'>

async function addSingle(tx: Context, like: Receivable, single: Single): Promise<number> {
  const { order_uuid, charge_uuid, sold_by, store_id, user_id, role, method } = like
  const today = dayKey(tx.now())
  const [made] = await tx.db
    .insert(receivables)
    .values({
      ...{ order_uuid, charge_uuid, sold_by, store_id, user_id, role, method },
      ...single,
      installment: 1,
      installments: 1,
      due_on: today,
      hold_until: today,
    })
    .returning({ id: receivables.id })
  if (!made) throw new Error('insert returned no row')
  return made.id
}
