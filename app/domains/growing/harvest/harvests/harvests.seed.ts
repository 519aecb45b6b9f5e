import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recalculateHarvest } from '#domains/garden/garden/index.ts'
import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { update_doses, updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'

/** A plant, as created by the plant seed. */
export type Grown = {
  id: number
  /** Weight at harvest, g. */
  wet: number
  row: { created_by: number }
  history: { cycle: CycleSlug; at: Date }[]
}

const FERTILIZER = 8
/** 78 % of water at harvest, a quarter of which is lost per day: dry in about twelve days. */
const SOLIDS = 0.22
const RATE = 0.27
const weighedOn = [2, 4, 6, 8, 11]

type Row = typeof updates.$inferInsert

const words = {
  colheita: 'Cortada e pesada na hora.',
  pesagem: 'Os galhos na balança, sem tirar do varal.',
  'peso-final': 'Só as flores, já limpas.',
}

/** Harvests, weighings and final weights of every plant that got that far, and top dressings for their costs. */
export async function seedDemoHarvests(tx: Context, plants: Grown[]) {
  const cut = plants.filter(({ history }) => history.some(({ cycle }) => cycle === 'colheita'))
  const weighed = await weighedByStory(tx)
  const rows = cut
    .flatMap((plant) => lineOf(plant, tx.now()))
    .filter(({ kind, plant_id }) => kind !== 'colheita' || !weighed.has(plant_id as number))
  if (!rows.length) return
  await tx.db.insert(updates).values(rows)
  await recalculateHarvest(
    tx,
    cut.map(({ id }) => id),
  )
  await seedDressings(tx, cut)
}

/** Plants whose story tells the harvest with its weight: two harvests would add up. */
async function weighedByStory({ db }: Context) {
  const told = and(eq(updates.kind, 'colheita'), sql`${updates.measures} ? 'wet_g'`)
  const rows = await db.selectDistinct({ id: updates.plant_id }).from(updates).where(told)
  return new Set(rows.map(({ id }) => id))
}

/** The harvest, the weighings so far, and the weights after drying and curing. */
function lineOf({ id, wet, row, history }: Grown, now: Date): Row[] {
  const since = (slug: CycleSlug) => history.find(({ cycle }) => cycle === slug)?.at
  const cut_at = since('colheita') as Date
  const write = (kind: keyof typeof words, days: number, from: Date, measures: Row['measures']): Row[] => {
    // Today's entries are at least an hour old.
    const happened_at = new Date(days ? from.getTime() + days * DAY : Math.min(from.getTime(), now.getTime() - HOUR))
    return happened_at > new Date(now.getTime() - HOUR)
      ? []
      : [
          {
            plant_id: id,
            created_by: row.created_by,
            kind,
            text: words[kind],
            measures,
            happened_at,
            created_at: happened_at,
          },
        ]
  }
  const cured = since('cura')
  const grams = (day: number) => Math.round(wet * (SOLIDS + (1 - SOLIDS) * Math.exp(-RATE * day)) * 10) / 10
  return [
    ...write('colheita', 0, cut_at, { wet_g: { value: wet } }),
    ...weighedOn.flatMap((day) =>
      cured && cut_at.getTime() + day * DAY >= cured.getTime()
        ? []
        : write('pesagem', day, cut_at, { weight_g: { value: grams(day) }, humidity: { value: 63 - day } }),
    ),
    ...(cured ? write('peso-final', 0, cured, { dry_g: { value: Math.round(wet * 0.24) } }) : []),
    ...(cured ? write('peso-final', 30, cured, { cured_g: { value: Math.round(wet * 0.235) } }) : []),
  ]
}

/** Two top dressings in flower with the plant's fertilizer. */
async function seedDressings(tx: Context, plants: Grown[]) {
  const ids = plants.map(({ id }) => id)
  const food = await tx.db
    .select({ plant_id: plant_stuffs.plant_id, stuff_id: stuffs.id, name: stuffs.name })
    .from(plant_stuffs)
    .innerJoin(stuffs, and(eq(stuffs.id, plant_stuffs.stuff_id), isNull(stuffs.deleted_at)))
    .where(and(inArray(plant_stuffs.plant_id, ids), eq(stuffs.stuff_type_id, FERTILIZER)))
  const feedings = food.flatMap((item) => {
    const plant = plants.find(({ id }) => id === item.plant_id)
    const flower = plant?.history.find(({ cycle }) => cycle === 'floracao')?.at
    return plant && flower
      ? [10, 30].map((day) => ({ ...item, at: new Date(flower.getTime() + day * DAY), plant }))
      : []
  })
  if (!feedings.length) return
  const rows = feedings.map(({ plant, at }) => ({
    plant_id: plant.id,
    created_by: plant.row.created_by,
    kind: 'cobertura' as const,
    text: 'Em volta do caule, com um pouco de água por cima.',
    happened_at: at,
    created_at: at,
  }))
  const stored = await tx.db.insert(updates).values(rows).returning({ id: updates.id })
  const doses = feedings.map(({ stuff_id, name }, i) => ({
    update_id: stored[i]?.id ?? 0,
    position: 0,
    stuff_id,
    name,
    amount: 20,
    unit: 'g' as const,
  }))
  await tx.db.insert(update_doses).values(doses)
}
