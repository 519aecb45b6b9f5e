import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { dayKey } from '#shared/dates.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { columnsOf, holderOf } from '../book/holder.model.ts'
import { due } from '../receivables/open.queries.ts'
import { dueOf } from '../receivables/receivable.model.ts'
import { makeAvailable } from '../receivables/receivables.actions.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { receivers } from '../receivers/receivers.table.ts'
import { SMALLEST_PAYOUT } from './payout.model.ts'
import { type Payout, payouts } from './payouts.table.ts'
import { recordPayout } from './record-payout.actions.ts'

const free = and(eq(receivables.state, 'disponivel'), isNull(receivables.payout_id))

/**
 * One payout for each holder who has something available and somewhere to get it. Each in a transaction of its own: what
 * dies on the way leaves whole payouts, and the next run makes the rest.
 */
export async function runPayouts(ctx: Context): Promise<{ made: number }> {
  await ctx.transaction(makeAvailable)
  const made = await forEach(ctx, await holdersWithMoney(ctx), async (tx, holder) =>
    Boolean(await payHolder(tx, holder)),
  )
  return { made }
}

async function holdersWithMoney({ db }: Context): Promise<Holder[]> {
  const { store_id, user_id } = receivables
  const rows = await db
    .select({ store_id, user_id })
    .from(receivables)
    .where(free)
    .groupBy(store_id, user_id)
    .having(sql`sum(${due}) >= ${SMALLEST_PAYOUT}`)
    .orderBy(store_id, user_id)
  return rows.map(holderOf)
}

/**
 * Claims what is free of this holder, debts included, for one payout. What another transaction is just changing waits for
 * the next run; a second run of the day finds its payout already there.
 */
export async function payHolder(tx: Context, holder: Holder): Promise<Payout | undefined> {
  const receiver_id = await lockReceiver(tx, holder)
  if (!receiver_id) return undefined
  const claimed = await tx.db
    .select()
    .from(receivables)
    .where(and(heldBy(receivables, holder), free))
    .orderBy(receivables.id)
    .for('update', { skipLocked: true })
  const amount = claimed.reduce((sum, one) => sum + dueOf(one), 0)
  if (amount < SMALLEST_PAYOUT) return undefined
  const [payout] = await tx.db
    .insert(payouts)
    .values({ uuid: randomUUIDv7(), ...columnsOf(holder), receiver_id, day: dayKey(tx.now()), amount })
    .onConflictDoNothing()
    .returning()
  if (!payout) return undefined
  const ids = claimed.map(({ id }) => id)
  const taken = await tx.db
    .update(receivables)
    .set({ payout_id: payout.id })
    .where(and(inArray(receivables.id, ids), free))
    .returning({ id: receivables.id })
  if (taken.length !== ids.length) throw new Error(`payout ${payout.uuid} claimed ${taken.length} of ${ids.length}`)
  await recordPayout(tx, payout, claimed)
  return payout
}

/** Stays as it is until the commit: nobody suspends or changes it meanwhile. */
async function lockReceiver({ db, now }: Context, holder: Holder) {
  const [receiver] = await db
    .select({ id: receivers.id })
    .from(receivers)
    .where(
      and(
        heldBy(receivers, holder),
        isNull(receivers.replaced_at),
        eq(receivers.state, 'ativo'),
        lte(receivers.usable_from, now()),
      ),
    )
    .for('share')
  return receiver?.id
}
