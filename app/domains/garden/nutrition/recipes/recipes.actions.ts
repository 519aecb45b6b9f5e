import { eq, inArray } from 'drizzle-orm'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { productsWhere } from '../products/nutrients.queries.ts'
import { recipeFields } from './recipe.form.ts'
import { noRecipe, ownRecipe, showRecipe } from './recipes.queries.ts'
import type { Recipe, RecipeChange, RecipeCreate, RecipeLineInput } from './recipes.schemas.ts'
import { recipe_lines, recipes } from './recipes.table.ts'

/** Idempotent: a repeated submit returns the first. */
export const createRecipe = (ctx: Context, { lines, idempotency_key, ...fields }: RecipeCreate): Promise<Recipe> =>
  ctx.transaction(async (tx) => {
    const again = await findByKey(tx, recipes, idempotency_key, { name: fields.name })
    if (again) return showRecipe(tx, again)
    const [made] = await tx.db
      .insert(recipes)
      .values({ ...fields, idempotency_key, created_by: signedIn(tx).id })
      .onConflictDoNothing({ target: [recipes.created_by, recipes.idempotency_key] })
      .returning({ id: recipes.id })
    if (made) await writeLines(tx, made.id, lines)
    const id = made?.id ?? (await findByKey(tx, recipes, idempotency_key, { name: fields.name }))
    if (!id) throw new Error('insert returned no row')
    return showRecipe(tx, id)
  })

export const updateRecipe = (ctx: Context, { id, ...edit }: RecipeChange): Promise<Recipe> =>
  ctx.transaction(async (tx) => {
    const [own] = await tx.db.select().from(recipes).where(ownRecipe(tx, id)).for('update')
    if (!own) throw noRecipe()
    const { lines, ...fields } = mergeEdit(edit, recipeFields(await showRecipe(tx, id)))
    await tx.db
      .update(recipes)
      .set({
        ...fields,
        water_ec: fields.water_ec ?? null,
        target_ec: fields.target_ec ?? null,
        updated_at: tx.now(),
      })
      .where(eq(recipes.id, id))
    await tx.db.delete(recipe_lines).where(eq(recipe_lines.recipe_id, id))
    await writeLines(tx, id, lines)
    return showRecipe(tx, id)
  })

/** Soft delete: what was logged from it stays in the journal. */
export const deleteRecipe = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const gone = await tx.db
      .update(recipes)
      .set({ deleted_at: tx.now() })
      .where(ownRecipe(tx, id))
      .returning({ id: recipes.id })
    if (!gone.length) throw noRecipe()
  })

async function writeLines(tx: Context, recipe_id: number, lines: RecipeLineInput[]) {
  const ids = lines.flatMap(({ stuff_id }) => stuff_id ?? [])
  const own = ids.length ? await productsWhere(tx, inArray(stuffs.id, ids)) : []
  const named = lines.map(({ stuff_id, name, ...line }, position) => {
    const product = own.find(({ id }) => id === stuff_id)
    if (stuff_id && !product) throw invalidField(`lines.${position}.stuff_id`, 'Escolha um dos seus produtos.')
    if (product && !line.unit.startsWith(product.unit))
      throw invalidField(
        `lines.${position}.amount`,
        `${product.name} é contado em ${product.unit}: use ${product.unit}/L.`,
      )
    if (!product && !name) throw invalidField(`lines.${position}.name`, 'Informe o produto.')
    return { ...line, recipe_id, position, stuff_id: product?.id ?? null, name: product?.name ?? name }
  })
  await tx.db.insert(recipe_lines).values(named)
}
