import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { runPayouts } from './run-payouts.actions.ts'

/** The daily run, now. Written down even when there was nothing to pay. */
export async function runPayoutsByHand(ctx: Context): Promise<{ made: number }> {
  const done = await runPayouts(ctx)
  await audit(ctx, { action: 'payout.run', subject: `payouts:${dayKey(ctx.now())}`, after: done })
  return done
}
