import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { searchable, slugify } from '#shared/text.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { notePlace } from '../plants/place-changes.actions.ts'
import { plant_stuffs } from '../plants/plant-stuffs.table.ts'
import { demoKit } from '../stuffs/demo-kits.seed.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'
import { space_stuffs, spaces } from './spaces.table.ts'

/** A plant, as created by the plant seed. */
export type PlacedPlant = {
  id: number
  outdoors: boolean
  /** In living soil, with a diary of each week. */
  weekly: boolean
  current: { cycle: string }
  row: { created_by: number; private: boolean; started_on: string }
}

const indoorNames = [
  'Tenda do quarto',
  'Tenda da sala',
  'Armário do corredor',
  'Estufa pequena',
  'Quartinho',
  'Tenda do escritório',
]
const outdoorNames = ['Quintal', 'Varanda', 'Laje', 'Canteiro', 'Sacada']
const sizes = [
  [60, 60, 160],
  [80, 80, 180],
  [100, 100, 200],
  [120, 120, 200],
] as const

/** Spaces for each grower's plants, indoors and outdoors, with equipment, pots and soil. */
export async function seedDemoSpaces(tx: Context, plants: PlacedPlant[]) {
  const slugs = new Map<string, number>()
  const freeSlug = (name: string) => {
    const base = slugify(name)
    const count = (slugs.get(base) ?? 0) + 1
    slugs.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
  const places = [...Map.groupBy(plants, ({ row, outdoors }) => `${row.created_by} ${outdoors}`).values()]
  for (const group of places) {
    const chance = chanceOf('space', group[0]?.row.created_by ?? 0, String(group[0]?.outdoors))
    await seedPlace(tx, group, { chance, freeSlug })
  }
  await seedEarlierPlaces(tx)
}

/** For users with two spaces: the first plant of each started in the other one. */
const seedEarlierPlaces = (tx: Context) =>
  tx.db.execute(sql`
    with moved as (
      select distinct on (h.space_id) h.plant_id, o.id as before, h.since from plant_places h
      join spaces s on s.id = h.space_id
      join spaces o on o.created_by = s.created_by and o.id <> s.id
      where h.since + 14 < ${dayKey(tx.now())}::date order by h.space_id, h.plant_id, o.id),
    later as (
      update plant_places h set since = h.since + 14 from moved m where m.plant_id = h.plant_id returning h.plant_id)
    insert into plant_places (plant_id, space_id, since) select m.plant_id, m.before, m.since from moved m
      join later l on l.plant_id = m.plant_id`)

type Making = { chance: Chance; freeSlug: (name: string) => string }

async function seedPlace(tx: Context, group: PlacedPlant[], { chance, freeSlug }: Making) {
  const [first] = group
  if (!first) return
  const { created_by } = first.row
  const since = group.map(({ row }) => row.started_on).sort()[0] ?? first.row.started_on
  const isPrivate = group.every(({ row }) => row.private) || chance.chance(0.2)
  const name = chance.pick(first.outdoors ? outdoorNames : indoorNames)
  const [width_cm, depth_cm, height_cm] = chance.pick(sizes)
  const [space] = await tx.db
    .insert(spaces)
    .values({
      slug: freeSlug(name),
      created_by,
      name,
      kind: first.outdoors
        ? 'externo'
        : name.startsWith('Armário')
          ? 'armario'
          : name.startsWith('Estufa')
            ? 'estufa'
            : 'tenda',
      ...(first.outdoors ? {} : { width_cm, depth_cm, height_cm }),
      private: isPrivate,
      search_text: searchable(name),
      created_at: new Date(`${since}T12:00:00Z`),
    })
    .returning({ id: spaces.id })
  if (!space) throw new Error('insert returned no row')
  const living = group.some(({ weekly }) => weekly)
  const kit = demoKit(chance, { outdoors: first.outdoors, area: (width_cm * depth_cm) / 10_000, living })
  const rows = kit.map(({ role: _, ...item }) => ({
    ...item,
    slug: freeSlug(item.name),
    created_by,
    private: isPrivate || chance.chance(0.5),
    search_text: searchable(`${item.name} ${item.brand ?? ''}`),
    bought_on: since,
  }))
  const ids = await tx.db.insert(stuffs).values(rows).returning({ id: stuffs.id })
  const made = kit.map(({ role }, i) => ({ role, stuff_id: ids[i]?.id ?? 0 }))
  const inSpace = made.flatMap(({ role, stuff_id }) =>
    role === 'vase' || role === 'substrate' || role === 'fertilizante' ? [] : [{ role, stuff_id, space_id: space.id }],
  )
  const onPlants = made.flatMap(({ role, stuff_id }, i) =>
    role === 'vase' || role === 'substrate' || role === 'fertilizante'
      ? group.filter((plant) => isItsOwn(kit[i], plant)).map(({ id }) => ({ role, stuff_id, plant_id: id }))
      : [],
  )
  if (inSpace.length) await tx.db.insert(space_stuffs).values(inSpace)
  await tx.db.insert(plant_stuffs).values(onPlants)
  await tx.db.execute(
    sql`update plants set space_id = ${space.id} where id = any(${sql.param(group.map(({ id }) => id))}::int[])`,
  )
  for (const { id, row } of group) await notePlace(tx, [id], space.id, row.started_on)
}

/** The photos of the one in flower show a pot of clay. */
const isItsOwn = (item: ReturnType<typeof demoKit>[number] | undefined, { weekly, current }: PlacedPlant) =>
  item?.role !== 'vase' || (item.name === 'Vaso de barro') === (weekly && current.cycle === 'floracao')
