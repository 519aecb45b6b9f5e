import { and, eq } from 'drizzle-orm'
import { createStuff, showStuff, updateStuff } from '#domains/garden/garden/index.ts'
import { stuffFields } from '#domains/garden/garden/stuffs/stuff.form.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { nutrientFields } from './nutrient.form.ts'
import { FERTILIZER } from './nutrient.kinds.ts'
import { noProduct, ownFertilizer, showProduct } from './nutrients.queries.ts'
import type { NutrientChange, NutrientCreate, NutrientInput, NutrientProduct, StockMove } from './nutrients.schemas.ts'
import { nutrient_moves, nutrients } from './nutrients.table.ts'

/** Creates the item and what it is in the mix. Idempotent: a repeated submit returns the first. */
export const createProduct = (
  ctx: Context,
  { stock, idempotency_key, ...fields }: NutrientCreate,
): Promise<NutrientProduct> =>
  ctx.transaction(async (tx) => {
    const { name, brand, price } = fields
    const made = await createStuff(tx, {
      ...{ name, brand, price, idempotency_key },
      ...{ stuff_type_id: FERTILIZER, model: '', quantity: 1, description: '', private: true, photo_ids: [] },
      specs: specsOf(fields),
    })
    const [fresh] = await tx.db
      .insert(nutrients)
      .values({ stuff_id: made.id, ...mixOf(fields) })
      .onConflictDoNothing()
      .returning({ id: nutrients.stuff_id })
    if (fresh && stock !== undefined)
      await tx.db.insert(nutrient_moves).values({ stuff_id: made.id, kind: 'acerto', amount: stock })
    return showProduct(tx, made.id)
  })

/** Corrects the item and its place in the mix; of an item that had none, this is its first. */
export const updateProduct = (ctx: Context, { id, sure, ...edit }: NutrientChange): Promise<NutrientProduct> =>
  ctx.transaction(async (tx) => {
    await lockOwn(tx, id)
    const before = await showProduct(tx, id)
    const fields = mergeEdit(edit, nutrientFields(before))
    if (before.stock !== null && fields.unit !== before.unit)
      throw invalidField('unit', 'O estoque já é contado na outra unidade: crie outro produto.')
    const item = stuffFields(await showStuff(tx, String(id)))
    const { name, brand, price } = fields
    await updateStuff(tx, {
      ...item,
      ...{ id_or_slug: String(id), name, brand, price, sure },
      specs: { ...withoutMix(item.specs), ...specsOf(fields) },
    })
    const mix = { ...mixOf(fields), updated_at: tx.now() }
    await tx.db
      .insert(nutrients)
      .values({ stuff_id: id, ...mix })
      .onConflictDoUpdate({ target: nutrients.stuff_id, set: mix })
    return showProduct(tx, id)
  })

/** So much came, or so much stands there: the difference is noted, whatever was used meanwhile. */
export const moveStock = (ctx: Context, { id, kind, amount, idempotency_key }: StockMove): Promise<NutrientProduct> =>
  ctx.transaction(async (tx) => {
    await lockOwn(tx, id)
    // No line is taken back between its reckoning and its writing (`use-stock.actions.ts`).
    const [known] = await tx.db.select().from(nutrients).where(eq(nutrients.stuff_id, id)).for('no key update')
    if (!known) throw invalidField('amount', 'Diga antes o que este produto é na mistura.')
    const before = (await sumOf(tx, id)) ?? 0
    await tx.db
      .insert(nutrient_moves)
      .values({ stuff_id: id, kind, amount: kind === 'entrada' ? amount : amount - before, idempotency_key })
      .onConflictDoNothing({ target: [nutrient_moves.stuff_id, nutrient_moves.idempotency_key] })
    return showProduct(tx, id)
  })

async function lockOwn(tx: Context, id: number) {
  const [own] = await tx.db
    .select({ id: stuffs.id })
    .from(stuffs)
    .where(and(eq(stuffs.id, id), ownFertilizer(tx)))
    .for('update')
  if (!own) throw noProduct()
}

/** All moves, counted or not: what was used before anybody counted is part of the difference. */
async function sumOf(tx: Context, stuff_id: number) {
  const rows = await tx.db
    .select({ amount: nutrient_moves.amount })
    .from(nutrient_moves)
    .where(eq(nutrient_moves.stuff_id, stuff_id))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

const mixOf = ({ part, unit, density, ec_per_unit }: NutrientInput) => ({
  part,
  unit,
  density: density ?? null,
  ec_per_unit: ec_per_unit ?? null,
})

/** What the form says of the item's own fields; its usual doses stay. */
const specsOf = ({ n, p, k, unit, content }: NutrientInput) =>
  defined({ n, p, k, [unit === 'ml' ? 'content_ml' : 'content_g']: content })

const withoutMix = ({
  n: _n,
  p: _p,
  k: _k,
  content_ml: _ml,
  content_g: _g,
  ...rest
}: Record<string, string | number>) => rest

const defined = (fields: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, number] => entry[1] !== undefined))
