import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Context, inSavepoint } from '#platform/context.ts'
import { isPassing } from '#platform/database/again-after-deadlock.ts'
import { sqlState } from '#platform/database/sql-state.ts'
import { AppError } from '#platform/errors.ts'
import { type Events, record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { lockCharge } from '../charges/charges.queries.ts'
import type { HappeningName } from '../charges/happenings.model.ts'
import { charge_consequences } from './consequences.table.ts'

const FIRST_AGAIN_MS = 60_000

/**
 * Tells what happened to a locked charge. What follows is done here, in the transaction of the fact; when it can't be,
 * the fact stays, and what was to follow is kept and tried again by a job. What comes after it waits, so that nothing
 * follows before what it rests on.
 */
export async function tellHappening(tx: Context, name: HappeningName, event: Events[HappeningName]) {
  const { charge_id } = event
  const [waiting] = await openOf(tx, charge_id)
  const failed = waiting ? undefined : await attempt(tx, name, event)
  if (!waiting && !failed) return
  await tx.db.insert(charge_consequences).values({
    charge_id,
    name,
    event: { ...event },
    attempts: failed ? 1 : 0,
    last_error: failed,
    created_at: tx.now(),
  })
  const run_at = new Date(tx.now().getTime() + FIRST_AGAIN_MS)
  await addJob(tx, 'payments.follow_up', { charge_id }, { job_key: `payments.follow_up:${charge_id}`, run_at })
}

/**
 * Tries again what was to follow from a charge, the oldest first, each in its own transaction, until one fails or none is
 * left. Answers the code of what it failed of.
 */
export async function followUp(ctx: Context, charge_id: number): Promise<string | undefined> {
  for (;;) {
    const failed = await ctx.transaction(async (tx) => {
      await lockCharge(tx, charge_id)
      const [next] = await openOf(tx, charge_id)
      if (!next) return null
      const last_error = await attempt(tx, next.name, revived(next.event))
      await tx.db
        .update(charge_consequences)
        .set({ attempts: next.attempts + 1, last_error: last_error ?? null, done_at: last_error ? null : tx.now() })
        .where(eq(charge_consequences.id, next.id))
      return last_error
    })
    if (failed !== undefined) return failed ?? undefined
  }
}

const openOf = ({ db }: Context, charge_id: number) =>
  db
    .select()
    .from(charge_consequences)
    .where(and(eq(charge_consequences.charge_id, charge_id), isNull(charge_consequences.done_at)))
    .orderBy(asc(charge_consequences.id))
    .limit(1)

/** All of it or nothing. Answers the code of what it failed of; what breaks a deadlock runs all again. */
async function attempt(tx: Context, name: HappeningName, event: Events[HappeningName]): Promise<string | undefined> {
  try {
    await inSavepoint(tx, (inner) => record(inner, name, event as never))
    return undefined
  } catch (error) {
    if (isPassing(error)) throw error
    reportFault(error, 'o que segue de uma cobrança falhou', { job: name })
    return error instanceof AppError ? error.code : (sqlState(error) ?? 'fault')
  }
}

/** As it was before it was JSON: moments are moments again. */
const revived = (event: Record<string, unknown>) =>
  ({ ...event, ...('paid_at' in event && { paid_at: new Date(String(event.paid_at)) }) }) as Events[HappeningName]
