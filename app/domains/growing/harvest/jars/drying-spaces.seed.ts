import { notePlace } from '#domains/garden/garden/index.ts'
import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { searchable } from '#shared/text.ts'
import { chanceOf } from '#world/chance.ts'

/** A plant, as created by the plant seed. */
export type Cut = {
  id: number
  wet: number
  row: { created_by: number; archived_at?: Date | null }
  history: { cycle: CycleSlug; on: string; at: Date }[]
}

const places = [
  { cycle: 'secagem', name: 'Armário de secagem', size: [60, 60, 160], temperature: 19, humidity: 58 },
  { cycle: 'cura', name: 'Prateleira de cura', size: [80, 30, 40], temperature: 20.5, humidity: 55 },
] as const

/**
 * Drying and curing spaces of the demo user, with climate readings of the last weeks. Returns the id of the curing
 * space.
 */
export async function seedDryingSpaces(tx: Context, created_by: number, cut: Cut[]): Promise<number> {
  let shelf = 0
  for (const { cycle, name, size, temperature, humidity } of places) {
    const [width_cm, depth_cm, height_cm] = size
    const [space] = await tx.db
      .insert(spaces)
      .values({
        slug: `${cycle}-da-casa`,
        created_by,
        name,
        kind: cycle,
        ...{ width_cm, depth_cm, height_cm },
        search_text: searchable(name),
      })
      .returning({ id: spaces.id })
    if (!space) throw new Error('insert returned no row')
    shelf = space.id
    for (const { id, history } of cut) await carry(tx, { plant_id: id, space_id: space.id }, history, cycle)
    await seedAir(tx, { space_id: space.id, created_by, temperature, humidity })
  }
  return shelf
}

async function carry(
  tx: Context,
  { plant_id, space_id }: { plant_id: number; space_id: number },
  history: Cut['history'],
  cycle: CycleSlug,
) {
  const since = history.find((entered) => entered.cycle === cycle)?.on
  if (!since) return
  await notePlace(tx, [plant_id], space_id, since)
}

/** A reading each evening: steadier than with transpiring plants. */
async function seedAir(
  tx: Context,
  {
    space_id,
    created_by,
    temperature,
    humidity,
  }: Record<'space_id' | 'created_by' | 'temperature' | 'humidity', number>,
) {
  const chance = chanceOf('drying air', space_id)
  const about = (middle: number, spread: number) => Math.round((middle + (chance.next() * 2 - 1) * spread) * 10) / 10
  const rows = Array.from({ length: 21 }, (_, ago) => {
    const happened_at = new Date(Date.parse(`${dayKey(tx.now())}T08:30:00-03:00`) - (ago + 1) * DAY)
    const measures = { temperature: { value: about(temperature, 0.8) }, humidity: { value: about(humidity, 2.5) } }
    return { space_id, created_by, kind: 'medicao' as const, measures, happened_at, created_at: happened_at }
  })
  await tx.db.insert(updates).values(rows)
}
