import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Ids of what somebody follows: people, themselves among them, and things they saved. */
export type Followed = { users: number[]; plants: number[]; spaces: number[]; plans: number[] }

export const nobody: Followed = { users: [], plants: [], spaces: [], plans: [] }

export async function followedBy(ctx: Context): Promise<Followed> {
  if (!ctx.viewer) return nobody
  const { rows } = await ctx.db.execute<Followed>(sql`
    select array_append(coalesce(array_agg(target_id) filter (where target = 'user'), '{}'), ${ctx.viewer.id}::int) as users,
      coalesce(array_agg(target_id) filter (where target = 'plant'), '{}') as plants,
      coalesce(array_agg(target_id) filter (where target = 'space'), '{}') as spaces,
      coalesce(array_agg(target_id) filter (where target = 'plan'), '{}') as plans
    from saves where user_id = ${ctx.viewer.id} and target in ('user', 'plant', 'space', 'plan')`)
  return rows[0] ?? nobody
}

export const followsAnything = ({ users, plants, spaces, plans }: Followed) =>
  users.length > 1 || plants.length + spaces.length + plans.length > 0
