import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sign } from '#platform/keys.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { social_counters } from '../counters/counters.table.ts'
import { targetOf } from '../targets.registry.ts'
import type { ViewAnswer, ViewInput } from './views.schemas.ts'
import { views } from './views.table.ts'

const perAddress: Limit = { name: 'views', points: 600, seconds: 600 }

/** Records a view: once per viewer and day, never the owner's. The row decides, the counter follows. */
export async function recordView(ctx: Context, input: ViewInput): Promise<ViewAnswer> {
  if (input.created_by !== undefined && input.created_by !== ctx.viewer?.id) throw new AppError('forbidden')
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const { target, id } = targetOf(input)
  return ctx.transaction(async (tx) => {
    await target.demandVisible(tx, id)
    const thing = { target: target.name, target_id: id }
    const own = ctx.viewer && (await target.ownerOf?.(tx, id)) === ctx.viewer.id
    const first = !own && (await isFirstToday(tx, thing))
    return { views_count: first ? await countOneMore(tx, thing) : await countOf(tx, thing) }
  })
}

type Thing = { target: string; target_id: number }

/** Whether a viewer had not been counted for this today. The row decides; it is gone after two days. */
export async function isFirstToday(tx: Context, thing: Thing): Promise<boolean> {
  const row = { ...thing, viewer: viewerOf(tx), on: dayKey(tx.now()) }
  const made = await tx.db.insert(views).values(row).onConflictDoNothing().returning({ on: views.on })
  return made.length > 0
}

/** A user by id; a visitor by a keyed hash of address, browser and day, which identifies nobody. */
function viewerOf({ viewer, request, env, now }: Context) {
  if (viewer) return `u${viewer.id}`
  return `v${sign(env.keys, ['view', dayKey(now()), request.ip, request.user_agent].join('\n')).slice(0, 22)}`
}

async function countOneMore(tx: Context, thing: Thing) {
  const [counter] = await tx.db
    .insert(social_counters)
    .values({ ...thing, views_count: 1 })
    .onConflictDoUpdate({
      target: [social_counters.target, social_counters.target_id],
      set: { views_count: sql`${social_counters.views_count} + 1` },
    })
    .returning({ views_count: social_counters.views_count })
  return counter?.views_count ?? 0
}

async function countOf({ db }: Context, { target, target_id }: Thing) {
  const counted = and(eq(social_counters.target, target), eq(social_counters.target_id, target_id))
  const [counter] = await db.select({ views_count: social_counters.views_count }).from(social_counters).where(counted)
  return counter?.views_count ?? 0
}

/** Deletes view rows after two days; only the counter stays. */
export async function purgeViews(ctx: Context) {
  await ctx.db.delete(views).where(lt(views.on, dayKey(ctx.now().getTime() - 2 * DAY)))
}
