import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { momentOn, today } from '../calendar/agenda-days.model.ts'
import { type Task, tasks } from './tasks.table.ts'

/** A watering every third day. */
export const everyThirdDay = { kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3' } as const

/** A task due today, on a new plant unless `overrides` name a target. */
export async function aTask(
  ctx: Context,
  { due_on, ...overrides }: Partial<typeof tasks.$inferInsert> & { due_on?: string } = {},
): Promise<Task> {
  const about =
    overrides.plant_id || overrides.space_id || overrides.plan_id ? {} : { plant_id: (await aPlant(ctx)).id }
  const plant_id = overrides.plant_id ?? about.plant_id
  const [plant] = plant_id ? await ctx.db.select().from(plants).where(eq(plants.id, plant_id)) : []
  const [task] = await ctx.db
    .insert(tasks)
    .values({
      title: 'Olhar as folhas',
      due_at: momentOn(due_on ?? today(ctx)),
      created_by: plant?.created_by ?? 0,
      ...about,
      ...overrides,
    })
    .returning()
  if (!task) throw new Error('insert returned no row')
  return task
}
