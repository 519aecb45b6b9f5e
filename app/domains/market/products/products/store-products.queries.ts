import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { changeOf } from '../changes/changes.queries.ts'
import { filesOf } from '../files/product-files.queries.ts'
import { toVariant, variantsOf } from '../variants/variants.queries.ts'
import { findInStore, noProduct } from './find-product.queries.ts'
import { placesOf } from './places.queries.ts'
import { photosColumn } from './product.album.ts'
import { mayMove } from './product-state.model.ts'
import type { ProductTexts, StoreProduct, StoreProductCard, StoreProductFilter } from './products.schemas.ts'
import { MAX_PHOTOS } from './products.schemas.ts'
import { type Product, products } from './products.table.ts'

const alive = sql`v.product_id = products.id and v.deleted_at is null and v.active`
const left = sql<
  number | null
>`(select sum(v.on_hand - v.reserved)::int from variants v where ${alive} and v.tracks_stock)`
const isLow = sql<boolean>`exists (select from variants v
  where ${alive} and v.tracks_stock and v.on_hand - v.reserved < v.low_stock)`

const stock: Record<NonNullable<StoreProductFilter['stock']>, SQL> = {
  acabando: sql`${isLow} and ${left} > 0`,
  // A product of which one option is gone, too: its store counts options.
  esgotado: sql`exists (select from variants v where ${alive} and v.tracks_stock and v.on_hand <= v.reserved)`,
  com_estoque: sql`coalesce(${left}, 1) > 0`,
}

/** A store's own list, in any state. Two queries: a page, and the total. */
export async function listStoreProducts(ctx: Context, filter: StoreProductFilter): Promise<Page<StoreProductCard>> {
  const { store } = await inStore(ctx, filter.store, 'store.read')
  const where = and(
    eq(products.store_id, store.id),
    sql`${products.deleted_at} is null`,
    filter.state && eq(products.state, filter.state),
    filter.stock && stock[filter.stock],
    filter.search ? found(filter.search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = {
    name: products.search_text,
    price: products.min_price,
    stock: left,
    sales: products.sales_count,
    created_at: products.id,
  }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        kind: products.kind,
        state: products.state,
        category: product_categories.name,
        photos: photosColumn(1),
        min_price: products.min_price,
        max_price: products.max_price,
        left,
        reserved: sql<number>`(select coalesce(sum(v.reserved), 0)::int from variants v where ${alive})`,
        is_low: isLow,
        low: sql<
          StoreProductCard['low']
        >`(select coalesce(json_agg(json_build_object('name', v.name, 'left', v.on_hand - v.reserved)
          order by v.on_hand - v.reserved, v.id), '[]') from variants v where ${alive} and v.tracks_stock
          and v.on_hand - v.reserved < v.low_stock)`,
        sales_count: products.sales_count,
        has_change: sql<boolean>`exists (select from product_changes c
          where c.product_id = products.id and c.state = 'pendente')`,
        variant: sql<StoreProductCard['variant']>`(select case when count(*) = 1 then
          json_build_object('id', min(v.id), 'price', min(v.price), 'on_hand', min(v.on_hand) filter (where v.tracks_stock)) end
          from variants v where v.product_id = products.id and v.deleted_at is null)`,
      })
      .from(products)
      .innerJoin(product_categories, eq(product_categories.id, products.category_id))
      .where(where)
      .orderBy(...sorted(filter, by, products.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(products).where(where),
  ])
  const data = rows.map(({ photos, ...row }) => ({
    ...row,
    photo: photos[0] ? photoDocument(ctx, photos[0]) : null,
  }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}

const found = (search: string) =>
  sql`(${contains(products.search_text, search)} or exists (select from variants v
    where v.product_id = products.id and v.deleted_at is null and ${contains(sql`v.sku`, search)}))`

/** One product for whoever works in its store. */
export async function showStoreProduct(ctx: Context, ref: { store: string; product: string }): Promise<StoreProduct> {
  const { product, store, role, staff } = await findInStore(ctx, ref, 'store.read')
  return describeProduct(ctx, { product, store, edits: role !== 'viewer' || staff })
}

type Of = { product: Product; store: Pick<Store, 'id' | 'slug' | 'name' | 'state'>; edits: boolean }

/** Everything about a product, for its store and for staff. */
export async function describeProduct(ctx: Context, { product, store, edits }: Of): Promise<StoreProduct> {
  const { id, slug, kind, state, state_reason, sales_count, reviews_count, stars_sum } = product
  const texts = await textsOf(ctx, product)
  const [variants, files, change] = await Promise.all([
    variantsOf(ctx, id),
    filesOf(ctx, id),
    changeOf(ctx, product, texts),
  ])
  const may = (move: Parameters<typeof mayMove>[0]) => edits && mayMove(move, state)
  return {
    ...texts,
    ...{ id, slug, kind, state, state_reason, sales_count, reviews_count, stars_sum },
    hidden: product.hidden_at !== null,
    store: { id: store.id, slug: store.slug, name: store.name, state: store.state },
    variants: variants.map(toVariant),
    files,
    published_at: product.published_at,
    highlighted: product.highlighted_at !== null,
    updated_at: product.updated_at,
    change,
    can: {
      edit: edits && state !== 'removido',
      submit: may('submit'),
      withdraw: may('withdraw'),
      pause: may('pause'),
      resume: may('resume'),
      remove: edits,
    },
  }
}

/** What is read of a product, as it is now. */
export async function textsOf(ctx: Context, product: Product): Promise<ProductTexts> {
  const [photos, places] = await Promise.all([
    ctx.db
      .select({ photos: photosColumn(MAX_PHOTOS) })
      .from(products)
      .where(eq(products.id, product.id)),
    placesOf(ctx, product),
  ])
  if (!photos[0]) throw noProduct()
  const { name, summary, description } = product
  return { name, summary, description, ...places, photos: photos[0].photos.map((file) => photoDocument(ctx, file)) }
}
