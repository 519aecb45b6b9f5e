import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { searchable, slugify } from '#shared/text.ts'
import { type ProductCategory, product_categories } from './categories/product-categories.table.ts'
import { type Product, product_photos, products } from './products/products.table.ts'
import type { ProductKind } from './types/product-type.kinds.ts'
import { type ProductType, product_types } from './types/product-types.table.ts'
import { type Variant, variants } from './variants/variants.table.ts'

const unique = () => randomUUID().slice(0, 8)

export async function aProductType(ctx: Context, kind: ProductKind = 'fisico'): Promise<ProductType> {
  const slug = `tipo-${unique()}`
  return one(await ctx.db.insert(product_types).values({ slug, name: slug, kind }).returning())
}

export async function aCategory(
  ctx: Context,
  fields: Partial<typeof product_categories.$inferInsert> = {},
): Promise<ProductCategory> {
  const slug = `categoria-${unique()}`
  return one(
    await ctx.db
      .insert(product_categories)
      .values({ slug, name: slug, ...fields })
      .returning(),
  )
}

type Fields = Partial<typeof products.$inferInsert> & { photos?: number }
type VariantFields = Partial<typeof variants.$inferInsert>

/** A published product of a new open store, with one variant of R$ 100,00 and ten on hand. */
export async function aProduct(
  ctx: Context,
  { photos = 0, ...fields }: Fields = {},
  variant: VariantFields = {},
): Promise<Product & { variant: Variant }> {
  const store_id = fields.store_id ?? (await aStore(ctx)).store.id
  const created_by = fields.created_by ?? (await ownerOf(ctx, store_id))
  const kind = fields.kind ?? 'fisico'
  const name = fields.name ?? `Produto ${unique()}`
  const price = variant.price ?? 100_00
  const product = one(
    await ctx.db
      .insert(products)
      .values({
        slug: slugify(name),
        name,
        kind,
        type_id: fields.type_id ?? (await aProductType(ctx, kind)).id,
        category_id: fields.category_id ?? (await aCategory(ctx)).id,
        search_text: searchable(name),
        state: 'publicado',
        published_at: ctx.now(),
        submitted_at: fields.state === 'em_revisao' ? ctx.now() : null,
        min_price: price,
        max_price: price,
        ...fields,
        store_id,
        created_by,
      })
      .returning(),
  )
  for (let position = 0; position < photos; position++) {
    const file = await aPhoto(ctx, { created_by, attached: true, public: product.state === 'publicado' })
    await ctx.db.insert(product_photos).values({ product_id: product.id, file_id: file.id, position })
  }
  return { ...product, variant: await aVariant(ctx, product, { price, ...variant }) }
}

export async function aVariant(
  ctx: Context,
  product: Pick<Product, 'id' | 'store_id' | 'kind'>,
  fields: VariantFields = {},
): Promise<Variant> {
  const shipped = product.kind === 'fisico' || product.kind === 'assinatura'
  return one(
    await ctx.db
      .insert(variants)
      .values({
        product_id: product.id,
        store_id: product.store_id,
        sku: `SKU-${unique()}`,
        price: 100_00,
        tracks_stock: shipped,
        on_hand: shipped ? 10 : 0,
        ...(shipped && { weight_grams: 500, length_cm: 20, width_cm: 15, height_cm: 10 }),
        ...fields,
      })
      .returning(),
  )
}

async function ownerOf(ctx: Context, store_id: number) {
  const [store] = await ctx.db.select({ id: stores.created_by }).from(stores).where(eq(stores.id, store_id))
  if (!store) throw new Error(`no store ${store_id}`)
  return store.id
}

function one<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('insert returned no row')
  return row
}
