import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** `sentence` is said instead of the general one. */
export type Limit = { name: string; points: number; seconds: number; sentence?: string }

/**
 * Counts one attempt, before it is made, so that parallel ones count too, and returns how many that makes; over the
 * limit throws 429 with `retry_after` in seconds. Called outside a transaction it counts whatever follows.
 */
export async function countAttempt(ctx: Context, limit: Limit, key: string, cost = 1): Promise<number> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ points: number; wait: number }>(sql`
    insert into rate_limits (key, points, expires_at)
    values (${`${limit.name}:${key}`}, ${cost}, ${now}::timestamptz + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      points = case when rate_limits.expires_at <= ${now}::timestamptz then ${cost} else rate_limits.points + ${cost} end,
      expires_at = case when rate_limits.expires_at <= ${now}::timestamptz then excluded.expires_at else rate_limits.expires_at end
    returning points, ceil(extract(epoch from expires_at - ${now}::timestamptz))::int as wait`)
  const row = rows[0]
  if (!row) throw new Error('upsert returned no row')
  if (row.points > limit.points) throw tooMany(row.wait, limit.sentence)
  return row.points
}

/** Takes one attempt back, once it proved to be no guess. */
export const uncountAttempt = (ctx: Context, limit: Limit, key: string) =>
  ctx.db.execute(sql`update rate_limits set points = points - 1 where key = ${`${limit.name}:${key}`} and points > 0`)

/** Throws 429 when the key is already over its limit, without counting. */
export async function refuseIfOver(ctx: Context, limit: Limit, key: string) {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from expires_at - ${now}::timestamptz))::int as wait from rate_limits
    where key = ${`${limit.name}:${key}`} and points >= ${limit.points} and expires_at > ${now}::timestamptz`)
  if (rows[0]) throw tooMany(rows[0].wait, limit.sentence)
}

/** Attempts counted in the current window. */
export async function attemptsSoFar(ctx: Context, limit: Limit, key: string) {
  const { rows } = await ctx.db.execute<{ points: number }>(sql`
    select points from rate_limits
    where key = ${`${limit.name}:${key}`} and expires_at > ${ctx.now().toISOString()}::timestamptz`)
  return rows[0]?.points ?? 0
}

export const forgetAttempts = (ctx: Context, limit: Limit, key: string) =>
  ctx.db.execute(sql`delete from rate_limits where key = ${`${limit.name}:${key}`}`)

/** Deletes expired windows (cron). */
export async function sweepRateLimits(ctx: Context) {
  await ctx.db.execute(sql`delete from rate_limits where expires_at < ${ctx.now().toISOString()}::timestamptz`)
}

function tooMany(seconds: number, sentence?: string) {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutos` : `${Math.max(1, seconds)} segundos`
  const said = sentence ?? `Muitas tentativas. Espere ${wait} e tente de novo.`
  return new AppError('too_many', said, { retry_after: seconds })
}
