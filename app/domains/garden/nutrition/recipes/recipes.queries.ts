import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { productsWhere } from '../products/nutrients.queries.ts'
import { costPerLitre, expectedEc, inMixOrder } from './mix.model.ts'
import type { Recipe } from './recipes.schemas.ts'
import { feedings, recipe_lines, recipes } from './recipes.table.ts'

const MOST = 200
const SHOWN_FEEDINGS = 12

export const noRecipe = () => new AppError('not_found', 'Não encontramos essa receita.')
/** A recipe is its grower's alone. */
export const ownRecipe = (ctx: Context, id?: number) =>
  and(
    eq(recipes.created_by, signedIn(ctx).id),
    isNull(recipes.deleted_at),
    id === undefined ? undefined : eq(recipes.id, id),
  )

export const listRecipes = async (ctx: Context) => ({ data: await recipesWhere(ctx) })

export async function showRecipe(ctx: Context, id: number): Promise<Recipe> {
  const [recipe] = await recipesWhere(ctx, eq(recipes.id, id))
  if (!recipe) throw noRecipe()
  return recipe
}

/** Three queries for any number of them. */
async function recipesWhere(ctx: Context, where?: SQL): Promise<Recipe[]> {
  const rows = await ctx.db
    .select()
    .from(recipes)
    .where(and(ownRecipe(ctx), where))
    .orderBy(asc(recipes.name), asc(recipes.id))
    .limit(MOST)
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const [lines, products] = await Promise.all([
    ctx.db
      .select()
      .from(recipe_lines)
      .where(inArray(recipe_lines.recipe_id, ids))
      .orderBy(asc(recipe_lines.recipe_id), asc(recipe_lines.position)),
    productsWhere(ctx),
  ])
  return rows.map(({ id, name, water_ec, target_ec, note }) => {
    const own = lines
      .filter(({ recipe_id }) => recipe_id === id)
      .map(({ recipe_id: _r, position: _p, ...line }) => {
        const product = products.find((one) => one.id === line.stuff_id)
        // A product that is counted in the other unit says nothing of this dose.
        const fits = product && line.unit.startsWith(product.unit) ? product : undefined
        return {
          ...line,
          stuff_id: product ? line.stuff_id : null,
          name: product?.name ?? line.name,
          ec_per_unit: fits?.ec_per_unit ?? null,
          unit_cost: fits?.unit_cost ?? null,
          stock: fits?.stock ?? null,
        }
      })
    const mix = inMixOrder(own)
    return {
      ...{ id, name, water_ec, target_ec, note },
      lines: mix,
      expected_ec: expectedEc(water_ec, mix),
      cost: costPerLitre(mix),
    }
  })
}

export async function listFeedings(ctx: Context, { id }: { id: number }) {
  await showRecipe(ctx, id)
  const data = await ctx.db
    .select({
      id: feedings.id,
      happened_at: sql<Date>`min(${updates.happened_at})`.mapWith(updates.happened_at),
      litres: sql<number>`${feedings.litres}::float8`,
      plants: sql<number>`count(*)::int`,
      plant_ids: sql<number[]>`array_agg(${updates.plant_id} order by ${updates.plant_id})`,
      expected_ec: sql<number | null>`${feedings.expected_ec}::float8`,
      measured_ec: sql<number | null>`${feedings.measured_ec}::float8`,
    })
    .from(feedings)
    .innerJoin(
      updates,
      and(
        eq(updates.created_by, feedings.created_by),
        eq(updates.act_key, feedings.act_key),
        isNull(updates.deleted_at),
      ),
    )
    .where(and(eq(feedings.recipe_id, id), eq(feedings.created_by, signedIn(ctx).id)))
    .groupBy(feedings.id)
    .orderBy(desc(feedings.id))
    .limit(SHOWN_FEEDINGS)
  return { data }
}
