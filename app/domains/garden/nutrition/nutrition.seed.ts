import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { drinkOf } from '#domains/garden/garden/plants/plant-life.seed.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Specs } from '#domains/garden/garden/stuffs/stuff-specs.schemas.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { update_doses, updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { searchable, slugify } from '#shared/text.ts'
import { FERTILIZER, type MixPart } from './products/nutrient.kinds.ts'
import { nutrient_moves, nutrients } from './products/nutrients.table.ts'
import { noteUses } from './products/use-stock.actions.ts'
import { feedings, recipe_lines, recipes } from './recipes/recipes.table.ts'

type Product = { name: string; part: MixPart; ec: number | null; specs: Specs; price: number; stock: number }

const products: Product[] = [
  { name: 'Silicato da casa', part: 'silicato', ec: 0.12, specs: { k: 3, content_ml: 500 }, price: 4200, stock: 430 },
  { name: 'CalMag da casa', part: 'calmag', ec: 0.31, specs: { n: 2, content_ml: 1000 }, price: 5900, stock: 760 },
  {
    name: 'Base A da casa',
    part: 'base-a',
    ec: 0.38,
    specs: { n: 5, k: 4, content_ml: 1000 },
    price: 6400,
    stock: 820,
  },
  { name: 'Base B da casa', part: 'base-b', ec: 0.3, specs: { p: 4, k: 6, content_ml: 1000 }, price: 6400, stock: 815 },
  { name: 'PK de flora', part: 'aditivo', ec: 0.45, specs: { p: 13, k: 14, content_ml: 500 }, price: 5500, stock: 25 },
  { name: 'Extrato de algas', part: 'organico', ec: null, specs: { content_ml: 250 }, price: 3800, stock: 180 },
  { name: 'Melaço', part: 'organico', ec: 0.05, specs: { k: 2, content_ml: 1000 }, price: 1900, stock: 900 },
  { name: 'pH menos', part: 'ph', ec: null, specs: { content_ml: 250 }, price: 2600, stock: 210 },
]

type Mix = { name: string; target_ec: number; note: string; doses: [product: number, amount: number][] }

const mixes: Mix[] = [
  {
    name: 'Muda',
    target_ec: 0.9,
    note: 'Fraca, até a quarta folha.',
    doses: [
      [1, 0.4],
      [2, 0.8],
      [3, 0.8],
      [7, 0.1],
    ],
  },
  {
    name: 'Vegetativo',
    target_ec: 1.6,
    note: '',
    doses: [
      [0, 0.3],
      [1, 0.7],
      [2, 1.8],
      [3, 1.8],
      [7, 0.15],
    ],
  },
  {
    name: 'Floração',
    target_ec: 1.7,
    note: 'A partir da segunda semana.',
    doses: [
      [1, 0.7],
      [2, 1.7],
      [3, 1.7],
      [4, 0.4],
    ],
  },
  {
    name: 'Só algas',
    target_ec: 0.3,
    note: 'Para o solo vivo.',
    doses: [
      [5, 1],
      [6, 1],
    ],
  },
]

const WATER_EC = 0.15
/** Every third day, but when the weekly round, the tea or the agenda waters. */
const FED_DAYS_AGO = [45, 42, 39, 36, 33, 30, 27, 24, 21, 12, 6]
const DRIFTS = [0.04, -0.03, 0.12, 0]

/** What a grower feeds with: products, mixes, and the feedings of weeks with what the mix measured. */
export async function seedDemoNutrition(tx: Context, created_by: number) {
  const made = await tx.db
    .insert(stuffs)
    .values(
      products.map(({ name, specs, price }) => ({
        ...{ created_by, name, specs, price, brand: 'Casa', stuff_type_id: FERTILIZER },
        slug: `${slugify(name)}-da-casa`,
        search_text: searchable(`${name} Casa`),
      })),
    )
    .returning({ id: stuffs.id })
  const ids = made.map(({ id }) => id)
  const of = (at: number) => ({ product: products[at] as Product, id: ids[at] as number })
  await tx.db
    .insert(nutrients)
    .values(products.map(({ part, ec }, at) => ({ stuff_id: of(at).id, part, unit: 'ml' as const, ec_per_unit: ec })))
  const kept = []
  for (const { doses, ...mix } of mixes) {
    const [recipe] = await tx.db
      .insert(recipes)
      .values({ ...mix, created_by, water_ec: WATER_EC })
      .returning()
    if (!recipe) throw new Error('insert returned no row')
    const lines = doses.map(([at, amount], position) => ({
      ...{ recipe_id: recipe.id, position, amount, unit: 'ml/L' as const, stuff_id: of(at).id },
      ...{ name: of(at).product.name, part: of(at).product.part },
    }))
    await tx.db.insert(recipe_lines).values(lines)
    kept.push({ ...recipe, lines })
  }
  await seedFeedings(tx, created_by, kept)
  // Counted today: what was used before is part of the difference.
  const moves = await tx.db.select().from(nutrient_moves).where(inArray(nutrient_moves.stuff_id, ids))
  await tx.db.insert(nutrient_moves).values(
    products.map(({ stock }, at) => {
      const used = moves.filter(({ stuff_id }) => stuff_id === of(at).id).reduce((sum, { amount }) => sum + amount, 0)
      return { stuff_id: of(at).id, kind: 'acerto' as const, amount: stock - used }
    }),
  )
}

type Kept = { id: number; lines: { stuff_id: number; name: string; amount: number; unit: 'ml/L' }[] }

async function seedFeedings(tx: Context, created_by: number, kept: Kept[]) {
  const fed = await tx.db
    .select({ id: plants.id, space_id: plants.space_id, started_on: plants.started_on })
    .from(plants)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    .where(
      and(
        eq(plants.created_by, created_by),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        inArray(catalogue_items.slug, ['vegetativo', 'floracao']),
      ),
    )
    .orderBy(asc(plants.id))
  // All of it is living soil: minerals are for another round.
  const recipe = kept.at(-1)
  if (!recipe) throw new Error('a recipe of the demo world is missing')
  for (const [nth, ago] of FED_DAYS_AGO.entries()) {
    const happened_at = new Date(tx.now().getTime() - ago * DAY - (3 + (nth % 3)) * HOUR)
    const group = fed.filter(({ started_on }) => new Date(`${started_on}T12:00:00-03:00`) < happened_at)
    if (group.length) await feed(tx, { created_by, happened_at, ago, nth, recipe, group })
  }
}

type Fed = { id: number; space_id: number | null; started_on: string }
type Feeding = {
  created_by: number
  happened_at: Date
  ago: number
  nth: number
  recipe: Kept
  group: Fed[]
}

/** One act on the plants of a phase, with what the mix measured. */
async function feed(tx: Context, { created_by, happened_at, ago, nth, recipe, group }: Feeding) {
  const drinks = group.map(({ started_on }) => drinkOf(daysBetween(started_on, dayKey(happened_at))))
  const expected_ec = expectedOf(recipe)
  const measured_ec = Math.round((expected_ec + (DRIFTS[nth % DRIFTS.length] ?? 0)) * 100) / 100
  const act_key = `019b0000-0000-7000-8000-${String(recipe.id * 100 + ago).padStart(12, '0')}`
  const rows = await tx.db
    .insert(updates)
    .values(
      group.map(({ id: plant_id, space_id }, at) => ({
        ...{ plant_id, space_id, created_by, act_key, happened_at, created_at: happened_at },
        kind: 'rega-alimentacao' as const,
        measures: {
          volume_ml: { value: drinks[at] ?? 0 },
          ec: { value: measured_ec, scale: 'mS/cm' as const },
          ph: { value: 6 + (nth % 4) / 10 },
        },
      })),
    )
    .returning({ id: updates.id })
  const update_ids = rows.map(({ id }) => id)
  await tx.db.insert(update_doses).values(
    update_ids.flatMap((update_id) =>
      recipe.lines.map(({ stuff_id, name, amount, unit }, position) => ({
        update_id,
        position,
        stuff_id,
        name,
        amount,
        unit,
      })),
    ),
  )
  await tx.db.insert(feedings).values({
    created_by,
    recipe_id: recipe.id,
    act_key,
    litres: drinks.reduce((sum, drink) => sum + drink, 0) / 1000,
    expected_ec,
    measured_ec,
  })
  await noteUses(tx, update_ids)
}

const expectedOf = ({ lines }: Kept) =>
  Math.round(
    (WATER_EC +
      lines.reduce((sum, { name, amount }) => sum + amount * (products.find((one) => one.name === name)?.ec ?? 0), 0)) *
      1000,
  ) / 1000
