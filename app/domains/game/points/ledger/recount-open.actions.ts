import { type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import type { Context } from '#platform/context.ts'
import { spendingKinds } from './entry.kinds.ts'
import { players } from './ledger.table.ts'
import { lockPlayer } from './lock-player.actions.ts'

/**
 * Says anew which entries are for what anybody may see, and sums those: the ranking and the level that others see follow
 * from nothing else. A day of care is open when something was written that day of an open plant; a mission's prize while
 * none of the person's plants is closed. Without a person, of all.
 */
export async function recountOpen(tx: Context, user_id?: number): Promise<void> {
  if (user_id === undefined) await tx.db.select().from(players).orderBy(players.user_id).for('update')
  else await lockPlayer(tx, user_id)
  const of = (column: SQL) => (user_id === undefined ? sql`true` : sql`${column} = ${user_id}`)
  await tx.db.execute(sql`
    with seen as materialized (
      select u.created_by, u.id, u.plant_id, to_char(u.created_at at time zone 'America/Sao_Paulo', 'YYYYMMDD')::int as day
      from updates u join plants on plants.id = u.plant_id
      where u.deleted_at is null and ${visibleTo(null)} and ${of(sql`u.created_by`)}
    ), closed as (
      select created_by from plants where deleted_at is null and not (${visibleTo(null)}) and ${of(sql`created_by`)}
    ), looked as (
      select e.id, case e.source_kind
        when 'care_day' then (e.user_id, e.source_id) in (select created_by, day from seen)
        when 'update' then e.source_id in (select id from seen)
        when 'plant' then e.source_id in (select plant_id from seen)
        when 'mission' then e.user_id not in (select created_by from closed)
        else true end as open
      from point_entries e where ${of(sql`e.user_id`)}
    )
    update point_entries e set open = looked.open from looked where looked.id = e.id and e.open <> looked.open`)
  const spending = sql.join(
    spendingKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  await tx.db.execute(sql`
    update players p set open_earned = coalesce(s.points, 0), open_reached_at = s.reached_at
    from (select q.user_id, sum(e.points)::int as points, max(e.at) filter (where e.points > 0) as reached_at
      from players q left join point_entries e on e.user_id = q.user_id and e.open and e.kind not in (${spending})
      where ${of(sql`q.user_id`)} group by q.user_id) s
    where s.user_id = p.user_id and (p.open_earned, p.open_reached_at) is distinct from (coalesce(s.points, 0), s.reached_at)`)
}
