import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import type { Context } from '#platform/context.ts'
import { FERTILIZER, type MixPart } from './products/nutrient.kinds.ts'
import { nutrient_moves, nutrients } from './products/nutrients.table.ts'
import { recipe_lines, recipes } from './recipes/recipes.table.ts'

type Own = { created_by: number }

/** Base A of R$ 50 a litre that adds 0,4 mS/cm per ml/L; `stock` counted, when given. */
export async function aNutrient(
  ctx: Context,
  {
    created_by,
    name = 'Base A',
    part = 'base-a' as MixPart,
    stock,
  }: Own & { name?: string; part?: MixPart; stock?: number },
) {
  const stuff = await aStuff(ctx, {
    ...{ created_by, name, stuff_type_id: FERTILIZER, price: 5000 },
    specs: { content_ml: 1000 },
  })
  await ctx.db.insert(nutrients).values({ stuff_id: stuff.id, part, unit: 'ml', ec_per_unit: 0.4 })
  if (stock !== undefined)
    await ctx.db.insert(nutrient_moves).values({ stuff_id: stuff.id, kind: 'acerto', amount: stock })
  return stuff
}

/** Two millilitres a litre of one product, in water of 0,2 mS/cm. */
export async function aRecipe(ctx: Context, { created_by, stuff_id }: Own & { stuff_id?: number }) {
  const [recipe] = await ctx.db
    .insert(recipes)
    .values({ created_by, name: 'Vega', water_ec: 0.2, target_ec: 1.2 })
    .returning()
  if (!recipe) throw new Error('insert returned no row')
  await ctx.db.insert(recipe_lines).values({
    ...{ recipe_id: recipe.id, position: 0, stuff_id, name: 'Base A' },
    ...{ part: 'base-a' as const, amount: 2, unit: 'ml/L' as const },
  })
  return recipe
}
