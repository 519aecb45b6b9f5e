import { eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { type Journal, seedJournals } from '#domains/garden/journal/updates/updates.seed.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { demoGardens } from './demo-gardens.seed.ts'
import type { DemoPlant, Grower } from './demo-plant.seed.ts'
import type { CycleSlug } from './plant-life.seed.ts'
import { plant_cycle_changes, plant_photos, plants } from './plants.table.ts'

/** A photo to draw: the same `model` is the same plant, at any age. */
export type PhotoWish = {
  model: number
  outdoors: boolean
  cycle: CycleSlug
  /** of the cycle */
  day: number
  /** Its grower takes a photo each week: every age is drawn. */
  weekly: boolean
  created_by: number
  public: boolean
  taken_at: Date
}
/** Stores photos and returns the ids of their rows, in order. */
export type KeepPhotos = (wishes: PhotoWish[]) => Promise<number[]>

type Stored = DemoPlant & { id: number }

/** Gardens with history, journals and photos. Returns the created plants. */
export async function seedDemoPlants(
  tx: Context,
  people: Map<string, Grower>,
  { plants: count, keepPhotos }: { plants: number; keepPhotos: KeepPhotos },
): Promise<Stored[]> {
  const planted = demoGardens(people, { count, now: tx.now() })
  const cycles = await cycleIds(tx)
  const idOf = (cycle: CycleSlug) => cycles.get(cycle) ?? 0
  const rows = planted.map((plant) => ({ ...plant.row, plant_cycle_id: idOf(plant.current.cycle) }))
  const ids = await tx.db.insert(plants).values(rows).returning({ id: plants.id })
  const stored = planted.map((plant, i) => ({ ...plant, id: ids[i]?.id ?? 0 }))
  const changes = stored.flatMap(({ id, row, history }) =>
    history.map(({ cycle, on, at }) => ({
      plant_id: id,
      plant_cycle_id: idOf(cycle),
      on,
      created_by: row.created_by,
      created_at: at,
    })),
  )
  await tx.db.insert(plant_cycle_changes).values(changes)
  await seedPictures(tx, stored, keepPhotos)
  return stored
}

async function cycleIds({ db }: Context) {
  const { id, slug, catalogue } = catalogue_items
  const rows = await db.select({ id, slug }).from(catalogue_items).where(eq(catalogue, 'ciclos_da_planta'))
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** Photos first, then the plants' albums and the updates that show them. */
async function seedPictures(tx: Context, stored: Stored[], keepPhotos: KeepPhotos) {
  const now = tx.now().getTime()
  const albums = stored.map((plant) => plant.photos.map((photo) => ({ ...photo, plant })))
  const shown = stored.map((plant) =>
    plant.entries.filter((entry) => entry.photo).map((entry) => ({ ...entry, plant })),
  )
  const ids = await keepPhotos(
    [...albums.flat(), ...shown.flat()].map(({ plant, cycle, day, ago }) => ({
      model: plant.model,
      outdoors: plant.outdoors,
      cycle,
      day,
      weekly: plant.weekly,
      created_by: plant.row.created_by,
      public: !plant.row.private,
      taken_at: new Date(now - ago * DAY - DAY / 3),
    })),
  )
  const links = albums.flatMap((album) => album.map(({ plant }, position) => ({ plant_id: plant.id, position })))
  await tx.db.insert(plant_photos).values(links.map((link, i) => ({ ...link, file_id: ids[i] ?? 0 })))
  const rest = ids.slice(links.length)
  const journals = stored.map(
    ({ id, row, entries }): Journal => ({
      plant_id: id,
      created_by: row.created_by,
      entries: entries.map((entry) => (entry.photo ? { ...entry, file_id: rest.shift() } : entry)),
    }),
  )
  await seedJournals(tx, journals)
}
