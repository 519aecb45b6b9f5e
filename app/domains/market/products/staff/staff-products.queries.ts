import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { noProduct } from '../products/find-product.queries.ts'
import { photosColumn } from '../products/product.album.ts'
import { products } from '../products/products.table.ts'
import { describeProduct } from '../products/store-products.queries.ts'
import { product_types } from '../types/product-types.table.ts'
import type { StaffProduct, StaffProductCard, StaffProductFilter } from './staff-products.schemas.ts'

const isNew = sql`(${products.state} = 'em_revisao' and ${products.deleted_at} is null)`
const edited = sql`(select c.created_at from product_changes c where c.product_id = products.id
  and c.state = 'pendente' and products.deleted_at is null)`
const waitingSince = sql<Date | null>`case when ${isNew} then ${products.submitted_at} else ${edited} end`.mapWith(
  products.submitted_at,
)
const waits: Record<NonNullable<StaffProductFilter['waits']>, SQL> = {
  novo: isNew,
  edicao: sql`${edited} is not null`,
  qualquer: sql`(${isNew} or ${edited} is not null)`,
}

/** All products; those that wait come first, the longest first. Two queries: a page, and the total. */
export async function listForStaff(ctx: Context, filter: StaffProductFilter): Promise<Page<StaffProductCard>> {
  const where = and(
    filter.state && eq(products.state, filter.state),
    filter.waits && waits[filter.waits],
    filter.store ? byIdOrSlug(stores, filter.store) : undefined,
    filter.search
      ? sql`(${contains(products.search_text, filter.search)} or ${contains(stores.name, filter.search)} or exists (
          select from variants v where v.product_id = products.id and ${contains(sql`v.sku`, filter.search)}))`
      : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = {
    waiting: sql`coalesce(${waitingSince}, 'infinity')`,
    created_at: products.id,
    name: products.search_text,
    sales: products.sales_count,
  }
  const order = { ...filter, order_type: filter.order_type ?? (filter.order_by === 'waiting' ? 'asc' : undefined) }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        state: products.state,
        hidden: sql<boolean>`${products.hidden_at} is not null`,
        deleted: sql<boolean>`${products.deleted_at} is not null`,
        highlighted: sql<boolean>`${products.highlighted_at} is not null`,
        photos: photosColumn(1),
        category: product_categories.name,
        type: product_types.name,
        store: { slug: stores.slug, name: stores.name },
        min_price: products.min_price,
        sales_count: products.sales_count,
        waiting_since: waitingSince,
        waits: sql<
          'novo' | 'edicao' | null
        >`case when ${isNew} then 'novo' when ${edited} is not null then 'edicao' end`,
        created_at: products.created_at,
      })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.store_id))
      .innerJoin(product_categories, eq(product_categories.id, products.category_id))
      .innerJoin(product_types, eq(product_types.id, products.type_id))
      .where(where)
      .orderBy(...sorted(order, by, products.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(products).innerJoin(stores, eq(stores.id, products.store_id)).where(where),
  ])
  const data = rows.map(({ photos, ...row }) => ({ ...row, photo: photos[0] ? photoDocument(ctx, photos[0]) : null }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}

/** Any product, in any state. */
export async function showForStaff(ctx: Context, id: number): Promise<StaffProduct> {
  const [row] = await ctx.db
    .select({
      product: products,
      store: stores,
      case_id: sql<number | null>`(select max(c.id) from moderation_cases c
        where c.target = 'product' and c.target_id = products.id)`,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(eq(products.id, id))
  if (!row) throw noProduct()
  const { product, store, case_id } = row
  const described = await describeProduct(ctx, { product, store, edits: true })
  return { ...described, submitted_at: product.submitted_at, deleted: product.deleted_at !== null, case_id }
}
