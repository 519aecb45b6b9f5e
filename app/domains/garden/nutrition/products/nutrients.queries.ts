import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { FERTILIZER } from './nutrient.kinds.ts'
import type { NutrientProduct } from './nutrients.schemas.ts'
import { nutrients } from './nutrients.table.ts'

const MOST = 300

/** A grower's fertilizers are theirs alone here, also those that others see on a plant. */
export const noProduct = () => new AppError('not_found', 'Não encontramos esse produto.')

const spec = (name: 'n' | 'p' | 'k' | 'content_ml' | 'content_g') =>
  sql<number | null>`(${stuffs.specs} ->> ${sql.raw(`'${name}'`)})::float8`

/** Known once it was counted. */
export const leftOf = sql<number | null>`(select case when bool_or(m.kind <> 'uso') then sum(m.amount)::float8 end
  from nutrient_moves m where m.stuff_id = stuffs.id)`

const columns = {
  id: stuffs.id,
  slug: stuffs.slug,
  name: stuffs.name,
  brand: stuffs.brand,
  part: nutrients.part,
  unit: nutrients.unit,
  n: spec('n'),
  p: spec('p'),
  k: spec('k'),
  density: nutrients.density,
  ec_per_unit: nutrients.ec_per_unit,
  price: stuffs.price,
  content_ml: spec('content_ml'),
  content_g: spec('content_g'),
  stock: leftOf,
}

export const ownFertilizer = (ctx: Context) =>
  and(eq(stuffs.created_by, signedIn(ctx).id), eq(stuffs.stuff_type_id, FERTILIZER), isNull(stuffs.deleted_at))

export const productsWhere = async (ctx: Context, where?: SQL): Promise<NutrientProduct[]> =>
  (
    await ctx.db
      .select(columns)
      .from(stuffs)
      .leftJoin(nutrients, eq(nutrients.stuff_id, stuffs.id))
      .where(and(ownFertilizer(ctx), where))
      .orderBy(asc(stuffs.search_text), asc(stuffs.id))
      .limit(MOST)
  ).map(({ content_ml, content_g, unit: known, ...row }) => {
    const unit = known ?? (content_g !== null && content_ml === null ? 'g' : 'ml')
    const content = unit === 'ml' ? content_ml : content_g
    const unit_cost = row.price !== null && content ? row.price / content : null
    return { ...row, unit, content, unit_cost }
  })

export const listProducts = async (ctx: Context) => ({ data: await productsWhere(ctx) })

export async function showProduct(ctx: Context, id: number): Promise<NutrientProduct> {
  const [product] = await productsWhere(ctx, eq(stuffs.id, id))
  if (!product) throw noProduct()
  return product
}
