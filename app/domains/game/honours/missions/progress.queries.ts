import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { point_entries, stands } from '#domains/game/points/ledger/ledger.table.ts'
import type { Context } from '#platform/context.ts'
import type { Condition } from './mission.kinds.ts'
import type { Mission } from './missions.table.ts'

export function conditionsOf(mission: Mission): Condition[] {
  const { first_action_id, first_times, second_action_id, second_times, third_action_id, third_times } = mission
  return [
    { action_type_id: first_action_id, times: first_times },
    ...(second_action_id ? [{ action_type_id: second_action_id, times: second_times }] : []),
    ...(third_action_id ? [{ action_type_id: third_action_id, times: third_times }] : []),
  ]
}

/** How often each action counted for somebody between joining and the end; what was undone does not. */
export async function countedSince({ db }: Context, user_id: number, mission: Mission, since: Date) {
  const rows = await db
    .select({ id: point_entries.action_type_id, times: sql<number>`count(*)::int` })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, user_id),
        eq(point_entries.kind, 'ganho'),
        inArray(
          point_entries.action_type_id,
          conditionsOf(mission).map(({ action_type_id }) => action_type_id),
        ),
        gt(point_entries.at, since),
        lte(point_entries.at, mission.ends_at),
        stands,
      ),
    )
    .groupBy(point_entries.action_type_id)
  return new Map(rows.map(({ id, times }) => [id, times]))
}

export async function isMet(ctx: Context, user_id: number, mission: Mission, since: Date) {
  const counted = await countedSince(ctx, user_id, mission, since)
  return conditionsOf(mission).every(({ action_type_id, times }) => (counted.get(action_type_id) ?? 0) >= times)
}
