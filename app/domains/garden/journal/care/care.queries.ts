import { inArray, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import type { Care } from './care.schemas.ts'
import { lastCare } from './last-care.queries.ts'

/**
 * When each of these plants was last watered and fed, by the activities' flags, including own ones. One query: for each
 * plant its journal is read backwards until the first match. Plants that the viewer may not see are omitted.
 */
export async function listCare(ctx: Context, plants_id: number[]): Promise<{ data: Care[] }> {
  if (!plants_id.length) return { data: [] }
  const { rows } = await ctx.db.execute<{ plant_id: number; watered_at: string | null; fed_at: string | null }>(sql`
    select ${plants.id} as plant_id, ${lastCare('watering')} as watered_at, ${lastCare('feeding')} as fed_at
    from ${plants} where ${inArray(plants.id, plants_id)} and ${visibleTo(ctx.viewer)} order by ${plants.id}`)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    data: rows.map(({ plant_id, watered_at, fed_at }) => ({
      plant_id,
      watered_at: moment(watered_at),
      fed_at: moment(fed_at),
    })),
  }
}
