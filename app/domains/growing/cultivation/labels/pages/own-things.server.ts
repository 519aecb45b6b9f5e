import { kindOf } from '#domains/garden/garden/spaces/space.kinds.ts'
import { typeById } from '#domains/garden/garden/stuffs/stuff.kinds.ts'
import { jarTitle } from '#domains/growing/harvest/jars/jar.words.ts'
import type { JarCard } from '#domains/growing/harvest/jars/jars.schemas.ts'
import { formatNumericDay } from '#shared/dates.ts'
import type { Client } from '#web/api-for.server.ts'
import { notFound } from '#web/guard.server.ts'
import type { LabelKind } from '../label.kinds.ts'
import type { Thing } from '../labels.view.ts'

type Who = { id: number; nickname: string }
type Selection = { kind: LabelKind; space_id: number | null; page: number }
type Things = { data: Thing[]; current_page: number; last_page: number; total: number }

const plantThing = (plant: { id: number; name: string; plant_cycle: { name: string } }): Thing => ({
  id: plant.id,
  name: plant.name,
  line: plant.plant_cycle.name,
})
const spaceThing = (space: { id: number; name: string; kind: Parameters<typeof kindOf>[0] }): Thing => ({
  id: space.id,
  name: space.name,
  line: kindOf(space.kind).label,
})
const stuffThing = (stuff: { id: number; name: string; stuff_type_id: number }): Thing => ({
  id: stuff.id,
  name: stuff.name,
  line: typeById(stuff.stuff_type_id).name,
})

const jarThing = (jar: JarCard): Thing => ({
  id: jar.id,
  number: jar.number,
  name: jarTitle(jar),
  line: `Fechado em ${formatNumericDay(jar.sealed_on)}`,
})

/** A page of the user's things of that kind, by name; with a space, those in it. */
export async function ownThings({ garden, harvest }: Client, { nickname }: Who, selection: Selection): Promise<Things> {
  const window = { page: selection.page, per_page: 100, order_by: 'name' } as const
  if (selection.kind === 'espacos') {
    const page = await garden.spaces.list({ ...window, user: nickname })
    return { ...page, data: page.data.map(spaceThing) }
  }
  if (selection.kind === 'plantas') {
    const page = await garden.plants.list({ ...window, user: nickname, space_id: selection.space_id ?? undefined })
    return { ...page, data: page.data.map(plantThing) }
  }
  if (selection.kind === 'potes') {
    const filter = {
      page: selection.page,
      per_page: 100,
      order_type: 'asc',
      space_id: selection.space_id ?? undefined,
    } as const
    const page = await harvest.jars.list(filter)
    return { ...page, data: page.data.map(jarThing) }
  }
  if (selection.space_id !== null) return equipmentOf(garden, selection.space_id)
  const page = await garden.stuffs.list(window)
  return { ...page, data: page.data.map(stuffThing) }
}

async function equipmentOf({ spaces }: Client['garden'], space_id: number): Promise<Things> {
  const { equipment } = await spaces.show({ slug: String(space_id) })
  const data = [...new Map(equipment.map(({ stuff }) => [stuff.id, stuffThing(stuff)])).values()]
  return { data, current_page: 1, last_page: 1, total: data.length }
}

/** Those with these ids, also from other pages of the list or the archive. Throws 404 for other users'. */
export const pickedThings = (api: Client, who: Who, kind: LabelKind, ids: number[], known: Thing[]): Promise<Thing[]> =>
  Promise.all(ids.map(async (id) => known.find((thing) => thing.id === id) ?? (await ownThing(api, who, kind, id))))

async function ownThing({ garden, harvest }: Client, { id: owner }: Who, kind: LabelKind, id: number): Promise<Thing> {
  const ref = String(id)
  if (kind === 'plantas') return mine(await garden.plants.show({ id_or_slug: ref }), owner, plantThing)
  if (kind === 'espacos') return mine(await garden.spaces.show({ slug: ref }), owner, spaceThing)
  if (kind === 'potes') return jarThing(await harvest.jars.show({ id_or_slug: ref }))
  return mine(await garden.stuffs.show({ id_or_slug: ref }), owner, stuffThing)
}

function mine<T extends { created_by: number }>(row: T, owner: number, thingOf: (row: T) => Thing): Thing {
  if (row.created_by !== owner) throw notFound()
  return thingOf(row)
}
