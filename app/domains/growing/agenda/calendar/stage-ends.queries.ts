import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Task } from '../tasks/tasks.table.ts'

/**
 * The last planned day of the stages that these tasks come from, by stage id. No query when none comes from a stage.
 */
export async function stageEnds({ db }: Context, tasks: Pick<Task, 'plan_id' | 'plan_stage_id'>[]) {
  const plans = [...new Set(tasks.flatMap(({ plan_id, plan_stage_id }) => (plan_id && plan_stage_id ? [plan_id] : [])))]
  if (!plans.length) return new Map<number, string>()
  const { rows } = await db.execute<{ id: number; last: string }>(sql`
    select s.id, (p.starts_on + (sum(s.days) over (partition by s.plan_id order by s.position))::int - 1)::text as last
    from plan_stages s join plans p on p.id = s.plan_id
    where s.plan_id = any(${sql.param(plans)}::int[]) and p.starts_on is not null`)
  return new Map(rows.map(({ id, last }) => [id, last]))
}
