import { sql } from 'drizzle-orm'
import { overStatuses } from '#domains/garden/plans/plans/plan-status.kinds.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { daysBetween } from '#shared/dates.ts'
import { today } from '../calendar/agenda-days.model.ts'
import type { StageDue } from './today.schemas.ts'

type Row = Omit<StageDue, 'days_late'>

const due = statement('today.stages', ({ db, values }: BuildArgs<{ user_id: number; today: string }>) => {
  const found = sql`(
    with mine as (
      select l.id, l.slug, l.name, l.starts_on from plans l join catalogue_items t on t.id = l.plan_status_id
      where l.created_by = ${values.user_id} and l.deleted_at is null and l.archived_at is null and not l.template and l.starts_on is not null
        and not t.slug = any(${sql.param([...overStatuses])}::text[])
    ), stages as (
      select g.plan_id, g.position, g.plant_cycle_id,
        m.starts_on + (sum(g.days) over (partition by g.plan_id order by g.position))::int as ends_on,
        lead(g.plant_cycle_id) over (partition by g.plan_id order by g.position) as next_id
      from plan_stages g join mine m on m.id = g.plan_id
    )
    select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as plant,
      json_build_object('id', m.id, 'slug', m.slug, 'name', m.name) as plan, c.name as cycle,
      json_build_object('id', n.id, 'name', n.name, 'slug', n.slug) as next, to_char(g.ends_on, 'YYYY-MM-DD') as since, p.id
    from mine m join plan_plants f on f.plan_id = m.id
    join plants p on p.id = f.plant_id and p.deleted_at is null and p.archived_at is null and p.status <> 'morta'
    join stages g on g.plan_id = m.id and g.plant_cycle_id = p.plant_cycle_id and g.next_id <> g.plant_cycle_id
    join catalogue_items c on c.id = p.plant_cycle_id join catalogue_items n on n.id = g.next_id
    where g.ends_on <= ${values.today}::date
  ) due`
  return db
    .select({
      plant: sql<Row['plant']>`due.plant`,
      plan: sql<Row['plan']>`due.plan`,
      cycle: sql<string>`due.cycle`,
      next: sql<Row['next']>`due.next`,
      since: sql<string>`due.since`,
    })
    .from(found)
    .orderBy(sql`due.since, due.id`)
    .limit(50)
})

/**
 * Plants whose plan has reached the next cycle while they are still in the previous one: the last stage of the plant's
 * cycle ended by the plan (day 1 + the days of the stages up to it), today or earlier. Plants without a started plan,
 * or with a finished one, have none.
 */
export async function stagesDue(ctx: Context, user_id: number): Promise<StageDue[]> {
  const rows = await due(ctx, { user_id, today: today(ctx) })
  return rows.map((row) => ({ ...row, days_late: daysBetween(row.since, ctx.now()) }))
}
