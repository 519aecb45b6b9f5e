import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { isRunning } from '../media/ads.policy.ts'
import { ads } from '../media/ads.table.ts'
import { ad_types } from '../types/ad-types.table.ts'
import type { AdAct } from './counting.kinds.ts'
import { ad_acts, ad_days } from './counting.table.ts'
import { measuredViewer } from './viewer-mark.queries.ts'

const KEPT_HOURS = 48
const perAddress: Limit = { name: 'ads', points: 600, seconds: 600 }

/** Counts once per person, ad, act and hour: the row decides, the counter follows. Nothing without consent. */
export async function countAdAct(ctx: Context, ad_id: number, act: AdAct): Promise<{ counted: boolean }> {
  const viewer = measuredViewer(ctx)
  if (!viewer) return { counted: false }
  await countAttempt(ctx, perAddress, addressOf(ctx))
  return ctx.transaction(async (tx) => {
    await demandRunning(tx, ad_id)
    const hour = new Date(Math.floor(tx.now().getTime() / HOUR) * HOUR)
    const rows = await tx.db
      .insert(ad_acts)
      .values({ ad_id, act, viewer, hour })
      .onConflictDoNothing()
      .returning({ ad_id: ad_acts.ad_id })
    if (rows.length) await countOneMore(tx, ad_id, act)
    return { counted: rows.length > 0 }
  })
}

async function demandRunning(tx: Context, id: number) {
  const [ad] = await tx.db
    .select({ ad: ads })
    .from(ads)
    .innerJoin(ad_types, and(eq(ad_types.id, ads.type_id), ad_types.active))
    .where(eq(ads.id, id))
  if (!ad || !isRunning(ad.ad, dayKey(tx.now()))) throw new AppError('not_found')
}

async function countOneMore(tx: Context, ad_id: number, act: AdAct) {
  const one = { impressions: act === 'impression' ? 1 : 0, clicks: act === 'click' ? 1 : 0 }
  await tx.db
    .insert(ad_days)
    .values({ ad_id, on: dayKey(tx.now()), ...one })
    .onConflictDoUpdate({
      target: [ad_days.ad_id, ad_days.on],
      set: {
        impressions: sql`${ad_days.impressions} + ${one.impressions}`,
        clicks: sql`${ad_days.clicks} + ${one.clicks}`,
      },
    })
}

/** Deletes who saw what after two days; only the counters stay. */
export async function purgeAdActs(ctx: Context) {
  await ctx.db.delete(ad_acts).where(lt(ad_acts.hour, new Date(ctx.now().getTime() - KEPT_HOURS * HOUR)))
}
