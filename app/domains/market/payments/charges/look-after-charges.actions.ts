import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { charge_refunds } from '../refunds/refunds.table.ts'
import { charges } from './charges.table.ts'
import { runsOut } from './check-charge.actions.ts'

const MOST_AT_ONCE = 200
/** So long a job has before what it was to do is asked for again. */
const HANGS_AFTER = 5 * MINUTE
const LOOK_AGAIN_AFTER = 15 * MINUTE
/** A card's holder may contest a purchase for so long. */
const CONTESTED_WITHIN = 180 * DAY

/** Charges that ran out: each is checked by a job of its own, so that one that fails holds up no other. */
export async function expireCharges(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(and(inArray(charges.status, runsOut), lte(charges.expires_at, ctx.now())))
    .orderBy(asc(charges.expires_at))
    .limit(MOST_AT_ONCE)
  for (const { id } of due) await addCheckJob(ctx, id)
}

/** What hangs: never opened, not heard of for long, or a refund without an end. */
export async function reconcile(ctx: Context): Promise<void> {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms)
  const waiting = inArray(charges.status, ['pending', 'processing', 'underpaid'])
  const unopened = await ctx.db
    .select({ id: charges.id, uuid: charges.uuid })
    .from(charges)
    .where(and(waiting, isNull(charges.opened_at), lte(charges.created_at, ago(HANGS_AFTER))))
    .limit(MOST_AT_ONCE)
  for (const { id, uuid } of unopened)
    await addJob(ctx, 'payments.open', { charge_id: id }, { job_key: `payments.open:${uuid}` })
  const silent = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(and(waiting, isNotNull(charges.opened_at), lte(charges.checked_at, ago(LOOK_AGAIN_AFTER))))
    .orderBy(asc(charges.checked_at))
    .limit(MOST_AT_ONCE)
  for (const { id } of silent) await addCheckJob(ctx, id)
  await reconcileRefunds(ctx, ago(HANGS_AFTER))
  await readPaidAgain(ctx, ago)
}

/** Once a day what was paid is read again for as long as a bank may take it back: webhooks get lost. */
async function readPaidAgain(ctx: Context, ago: (ms: number) => Date) {
  const paid = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(and(gt(charges.paid_at, ago(CONTESTED_WITHIN)), lte(charges.checked_at, ago(DAY))))
    .orderBy(asc(charges.checked_at))
    .limit(MOST_AT_ONCE)
  for (const { id } of paid) await addCheckJob(ctx, id)
}

async function reconcileRefunds(ctx: Context, before: Date) {
  const hanging = await ctx.db
    .select()
    .from(charge_refunds)
    .where(
      and(
        or(eq(charge_refunds.status, 'requested'), eq(charge_refunds.status, 'accepted')),
        lte(charge_refunds.created_at, before),
      ),
    )
    .limit(MOST_AT_ONCE)
  for (const { id, uuid, charge_id, status } of hanging)
    if (status === 'requested')
      await addJob(ctx, 'payments.refund', { refund_id: id }, { job_key: `payments.refund:${uuid}` })
    else await addCheckJob(ctx, charge_id)
}

const addCheckJob = (ctx: Context, charge_id: number) =>
  addJob(ctx, 'payments.check', { charge_id }, { job_key: `payments.check:${charge_id}` })
