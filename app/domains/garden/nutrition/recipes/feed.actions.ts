import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { findOwnSpace } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { livingTakers, writeAct } from '#domains/garden/journal/index.ts'
import type { ActAnswer } from '#domains/garden/journal/updates/updates.schemas.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import { nutrients } from '../products/nutrients.table.ts'
import { portionOf } from './mix.model.ts'
import { showRecipe } from './recipes.queries.ts'
import type { Recipe, RecipeFeed } from './recipes.schemas.ts'
import { feedings } from './recipes.table.ts'

const KIND = 'rega-alimentacao'

/**
 * Logs a feeding of a recipe: one act of the journal on all its plants, the litres shared among them; the stock goes down in
 * the same transaction (`nutrition.subscribers.ts`). Sent twice with its key it is written once. A stock that would not
 * reach is asked about once, decided behind its lock.
 */
export const feedFromRecipe = (
  ctx: Context,
  { id, litres, ec, ph, ...feed }: RecipeFeed,
): Promise<z.infer<typeof ActAnswer>> =>
  ctx.transaction(async (tx) => {
    const { act_key = crypto.randomUUID() } = feed
    const { id: grower_id } = signedIn(tx)
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feeding:${grower_id}:${act_key}`}, 0))`)
    const [again] = await tx.db
      .select({ id: feedings.id })
      .from(feedings)
      .where(and(eq(feedings.created_by, grower_id), eq(feedings.act_key, act_key)))
    await lockStock(tx, id)
    const recipe = await showRecipe(tx, id)
    if (!again) doubtStock(recipe, litres, feed.sure)
    const act = await writeAct(tx, {
      kind: KIND,
      act_key,
      plant_ids: await takersOf(tx, feed),
      text: '',
      measures: {
        volume_ml: { value: litres, unit: 'L' },
        ...(ec !== undefined && { ec: { value: ec, scale: 'mS/cm' as const } }),
        ...(ph !== undefined && { ph: { value: ph } }),
      },
      volume_for: 'total',
      doses: recipe.lines.map(({ stuff_id, name, amount, unit }) => ({
        stuff_id: stuff_id ?? undefined,
        name,
        amount,
        unit,
      })),
      happened_at: feed.happened_at,
      sure: feed.sure,
      photo_ids: [],
      corrections: [],
    })
    if (!again)
      await tx.db.insert(feedings).values({
        ...{ created_by: grower_id, recipe_id: id, act_key, litres },
        expected_ec: recipe.expected_ec.value,
        measured_ec: ec ?? null,
      })
    return act
  })

/** The plants that were chosen, or all of the space that take a feeding now. */
async function takersOf(tx: Context, { plant_ids, space_id }: Pick<RecipeFeed, 'plant_ids' | 'space_id'>) {
  if (!space_id) {
    if (!plant_ids.length) throw invalidField('plant_ids', 'Escolha ao menos uma planta.')
    return plant_ids
  }
  const space = await findOwnSpace(tx, String(space_id))
  const rows = await tx.db
    .select({ id: plants.id })
    .from(plants)
    .where(
      and(
        eq(plants.space_id, space.id),
        eq(plants.created_by, space.created_by),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        livingTakers({ kind: KIND }),
      ),
    )
    .orderBy(asc(plants.id))
  if (!rows.length) throw invalidField('space_id', 'Neste espaço não há planta que receba nutrientes agora.')
  return rows.map(({ id }) => id)
}

/** In the order of their ids, so that two feedings cannot deadlock; weaker than what the moves' keys ask for. */
const lockStock = (tx: Context, recipe_id: number) =>
  tx.db
    .select({ id: nutrients.stuff_id })
    .from(nutrients)
    .where(inArray(nutrients.stuff_id, sql`(select l.stuff_id from recipe_lines l where l.recipe_id = ${recipe_id})`))
    .orderBy(asc(nutrients.stuff_id))
    .for('no key update')

function doubtStock({ lines }: Recipe, litres: number, sure: Sure | undefined) {
  const short = lines.flatMap(({ name, amount, unit, stock }) => {
    const needs = portionOf(amount, litres)
    if (stock === null || needs <= stock) return []
    const [measure = ''] = unit.split('/')
    return `${name}: a mistura leva ${formatTyped(needs, measure)} e restam ${formatTyped(Math.max(0, stock), measure)}`
  })
  if (short.length) demandSure(sure, `${short.join('; ')}. É isso mesmo?`)
}
