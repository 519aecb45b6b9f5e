import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { dayKey } from '#shared/dates.ts'
import { PLANNED, RUNNING } from '../plans/plan-status.kinds.ts'
import { closeEndedStages } from '../stages/plan-agenda.actions.ts'

/** After a user's plants changed their cycle: closes the tasks of stages that ended. */
export const closeStagesOf = (ctx: Context, { user_id }: { user_id: number }) =>
  closeIn(ctx, eq(tasks.created_by, user_id))

/** Daily: starts plans whose first day has come, and closes tasks of stages that ended. */
export async function followCalendar(ctx: Context) {
  await ctx.db.execute(sql`
    update plans set plan_status_id = running.id, updated_at = ${ctx.now().toISOString()}
    from catalogue_items planned, catalogue_items running
    where planned.catalogue = 'status-plano-de-cultivo' and planned.slug = ${PLANNED}
      and running.catalogue = 'status-plano-de-cultivo' and running.slug = ${RUNNING}
      and plans.plan_status_id = planned.id and plans.starts_on <= ${dayKey(ctx.now())}
      and not plans.template and plans.archived_at is null and plans.deleted_at is null`)
  await closeIn(ctx, undefined)
}

async function closeIn(ctx: Context, whose: ReturnType<typeof eq> | undefined) {
  const open = and(isNotNull(tasks.plan_stage_id), isNull(tasks.closed_at), isNull(tasks.deleted_at), whose)
  const rows = await ctx.db.selectDistinct({ plan_id: tasks.plan_id }).from(tasks).where(open)
  const plan_ids = rows.flatMap(({ plan_id }) => plan_id ?? [])
  await forEach(ctx, plan_ids, closeEndedStages)
}
