import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { publish } from '#platform/live/publish.ts'
import { tellHappening } from '../consequences/tell-happening.actions.ts'
import { gatewayFee } from '../installments/installments.model.ts'
import { noteRefunds } from '../refunds/note-refunds.actions.ts'
import { rootReference } from '../refunds/refund-reference.model.ts'
import { charge_refunds } from '../refunds/refunds.table.ts'
import { chargeChannel } from './charge-channel.model.ts'
import { foldCharge, type Told } from './charge-fold.model.ts'
import { type Charge, charge_transactions, charges } from './charges.table.ts'
import { type HappeningName, happenings } from './happenings.model.ts'
import { type Heard, sinceThen } from './so-far.model.ts'

/**
 * The only way in which a charge changes: appends what is new, folds all of it, writes the result, and tells what
 * happened; all in the caller's transaction, whose lock on the charge (`lockCharge`) puts writers in a row. What was
 * written before is left out, so that the same fact may come any number of times. A fact stays written when what follows
 * from it fails (`tellHappening`); of what somebody asks for themselves, that refuses all of it (`record`).
 */
export async function recordFacts(
  tx: Context,
  charge: Charge,
  facts: readonly Heard[],
  tellOne: Tell = tellHappening,
): Promise<Charge> {
  const before = await transactionsOf(tx, charge.id)
  const known = new Set(before.map(({ provider_id }) => provider_id))
  const added = [...new Map(sinceThen(before, facts).map((fact) => [fact.provider_id, fact])).values()]
    .filter(({ provider_id }) => !known.has(provider_id))
    .sort((a, b) => a.occurred_at.getTime() - b.occurred_at.getTime())
  if (!added.length) return charge
  await tx.db.insert(charge_transactions).values(added.map((fact) => ({ ...fact, charge_id: charge.id })))
  const { fee_amount, ...state } = foldCharge(charge.total, [...before, ...added])
  const fee =
    fee_amount ?? (state.captured_amount && gatewayFee(charge.method, charge.installments, state.captured_amount))
  const [changed] = await tx.db
    .update(charges)
    .set({ ...state, fee_amount: fee })
    .where(eq(charges.id, charge.id))
    .returning()
  if (!changed) throw new Error('update returned no row')
  await noteRefunds(tx, added)
  await tell(tx, charge, { before, added, tellOne })
  await publish(tx, chargeChannel(charge.id), { status: changed.status, opened: changed.opened_at !== null })
  return changed
}

type Tell = (tx: Context, name: HappeningName, event: Events[HappeningName]) => Promise<void>
type News = Record<'before' | 'added', readonly Told[]> & { tellOne: Tell }

async function tell(tx: Context, charge: Charge, { before, added, tellOne }: News) {
  const keys = added.flatMap(({ refund_uuid }) => refund_uuid ?? [])
  const rows = keys.length ? await tx.db.select().from(charge_refunds).where(inArray(charge_refunds.uuid, keys)) : []
  const references = new Map(rows.map(({ uuid, reference }) => [uuid, rootReference(reference)]))
  for (const { name, event } of happenings(charge, before, added, references)) {
    const whole = { charge_id: charge.id, reference: charge.reference, ...event }
    await tellOne(tx, name, whole as Events[typeof name])
  }
}

const transactionsOf = ({ db }: Context, charge_id: number) =>
  db
    .select()
    .from(charge_transactions)
    .where(eq(charge_transactions.charge_id, charge_id))
    .orderBy(asc(charge_transactions.id))
