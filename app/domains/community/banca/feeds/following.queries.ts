import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import type { Context } from '#platform/context.ts'

/** Ids of what somebody follows: people, and things they saved, as long as they may see them. */
export type Followed = { users: number[]; plants: number[]; spaces: number[]; plans: number[] }

export const nobody: Followed = { users: [], plants: [], spaces: [], plans: [] }

/**
 * Whom they follow; with `since`, whom they already followed then: who is followed in the middle of a reading does not
 * join it, since their newer posts have no place in it any more.
 */
export async function followedBy(ctx: Context, since?: number): Promise<Followed & { since?: number }> {
  const { viewer } = ctx
  if (!viewer) return nobody
  // What closed must not be found by what is written about it.
  const seen = (table: PgTable & { id: PgColumn }, visible: SQL | undefined) =>
    sql`exists (select from ${table} where ${table.id} = target_id and ${visible})`
  const { rows } = await ctx.db.execute<Followed & { since: number }>(sql`
    select coalesce(array_agg(target_id) filter (where target = 'user'), '{}') as users,
      coalesce(array_agg(target_id) filter (where target = 'plant' and ${seen(plants, plantsVisibleTo(viewer))}), '{}') as plants,
      coalesce(array_agg(target_id) filter (where target = 'space' and ${seen(spaces, spacesVisibleTo(viewer))}), '{}') as spaces,
      coalesce(array_agg(target_id) filter (where target = 'plan' and ${seen(plans, plansVisibleTo(viewer))}), '{}') as plans,
      coalesce(${since ?? null}::float8, floor(extract(epoch from clock_timestamp()) * 1000000)::float8) as since
    from saves where user_id = ${viewer.id} and target in ('user', 'plant', 'space', 'plan')
      ${since ? sql`and created_at <= timestamptz 'epoch' + ${since}::float8 * interval '1 microsecond'` : sql``}`)
  return rows[0] ?? nobody
}

export const followsAnything = ({ users, plants, spaces, plans }: Followed) =>
  users.length + plants.length + spaces.length + plans.length > 0
