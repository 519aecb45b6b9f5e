import type { Space } from '#domains/garden/garden/spaces/spaces.table.ts'
import type { Measures, MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'

/** A manual reading in a space, at a time. */
export async function aReading(
  ctx: Context,
  space: Pick<Space, 'id' | 'created_by'>,
  at: string,
  values: Partial<Record<MetricName, number>>,
) {
  const measures: Measures = {}
  for (const [name, value] of Object.entries(values)) measures[name as MetricName] = { value }
  await ctx.db
    .insert(updates)
    .values({ space_id: space.id, created_by: space.created_by, kind: 'medicao', measures, happened_at: new Date(at) })
}
