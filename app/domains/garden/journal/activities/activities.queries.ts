import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { OwnActivity } from './activities.schemas.ts'
import { activity_types } from './activity-types.table.ts'

export const ownColumns = {
  id: activity_types.id,
  name: activity_types.name,
  metrics: activity_types.metrics,
  watering: activity_types.watering,
  feeding: activity_types.feeding,
}

/** The viewer's own activities by name, without archived ones. */
export const listActivities = async (ctx: Context): Promise<{ data: OwnActivity[] }> => ({
  data: await ctx.db
    .select(ownColumns)
    .from(activity_types)
    .where(and(eq(activity_types.created_by, signedIn(ctx).id), isNull(activity_types.archived_at)))
    .orderBy(asc(sql`lower(${activity_types.name})`)),
})
