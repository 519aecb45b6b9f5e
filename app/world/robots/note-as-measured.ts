import { and, eq, isNull } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import type { Readings } from './robot-story.ts'

const DECIMALS = { temperature: 1, humidity: 0, ppfd: 0 }
const STEP = 300_000

/** What people noted of a space's air and light is what its robot measured in that moment. */
export async function noteAsMeasured({ db }: Context, space_id: number, readings: Readings) {
  const notes = await db
    .select({ id: updates.id, measures: updates.measures, happened_at: updates.happened_at })
    .from(updates)
    .where(and(eq(updates.space_id, space_id), isNull(updates.plant_id), eq(updates.kind, 'medicao')))
  for (const { id, measures, happened_at } of notes) {
    const read = readings.get(Math.round(happened_at.getTime() / STEP) * STEP)
    if (!read) continue
    const noted = Object.entries(DECIMALS).flatMap(([key, decimals]) => {
      const value = read[key]
      return key in measures && value ? [[key, { value: Number(value.toFixed(decimals)) }]] : []
    })
    await db
      .update(updates)
      .set({ measures: { ...measures, ...Object.fromEntries(noted) } })
      .where(eq(updates.id, id))
  }
}
