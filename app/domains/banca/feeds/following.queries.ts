import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Ids of what somebody follows: people, themselves among them, and things they saved. */
export type Followed = { users: number[]; plants: number[]; spaces: number[]; plans: number[] }

export const nobody: Followed = { users: [], plants: [], spaces: [], plans: [] }

/**
 * Whom they follow; with `since`, whom they already followed then: who is followed in the middle of a reading does not
 * join it, since their newer posts have no place in it any more.
 */
export async function followedBy(ctx: Context, since?: number): Promise<Followed & { since?: number }> {
  if (!ctx.viewer) return nobody
  const { rows } = await ctx.db.execute<Followed & { since: number }>(sql`
    select array_append(coalesce(array_agg(target_id) filter (where target = 'user'), '{}'), ${ctx.viewer.id}::int) as users,
      coalesce(array_agg(target_id) filter (where target = 'plant'), '{}') as plants,
      coalesce(array_agg(target_id) filter (where target = 'space'), '{}') as spaces,
      coalesce(array_agg(target_id) filter (where target = 'plan'), '{}') as plans,
      coalesce(${since ?? null}::float8, floor(extract(epoch from clock_timestamp()) * 1000000)::float8) as since
    from saves where user_id = ${ctx.viewer.id} and target in ('user', 'plant', 'space', 'plan')
      ${since ? sql`and created_at <= timestamptz 'epoch' + ${since}::float8 * interval '1 microsecond'` : sql``}`)
  return rows[0] ?? nobody
}

export const followsAnything = ({ users, plants, spaces, plans }: Followed) =>
  users.length > 1 || plants.length + spaces.length + plans.length > 0
