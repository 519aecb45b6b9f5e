import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, isSaved, savesCount, viewsCount } from '#domains/base/social/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { type Store, stores } from '#domains/market/stores/stores/stores.table.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { dayKey } from '#shared/dates.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { inCategory } from '../categories/product-categories.queries.ts'
import { filesOf } from '../files/product-files.queries.ts'
import { noProduct } from '../products/find-product.queries.ts'
import { canBeSeen, isAway, isSold } from '../products/products.policy.ts'
import { products } from '../products/products.table.ts'
import { textsOf } from '../products/store-products.queries.ts'
import { toOffer, variantsOf } from '../variants/variants.queries.ts'
import { facetsOf } from './facets.queries.ts'
import { inStock, offersOf, selectOffers, starsOf, toOfferCard } from './offer-columns.queries.ts'
import type { OfferDetail, OfferFilter, OfferPage } from './offers.schemas.ts'
import { isFound, popularity, relevanceOf } from './offers-found.queries.ts'
import { opensOf } from './opens.registry.ts'

const PER_PAGE = 24

/** The shop's shelves. Two queries: a page, and what every other choice would give, with the total. */
export async function listOffers(ctx: Context, filter: OfferFilter): Promise<OfferPage> {
  const { limit, offset } = windowOf(filter, PER_PAGE)
  const base = and(
    isSold,
    // On its own page a store shows what it sells; elsewhere only when it wants to be found.
    filter.store ? undefined : sql`stores.in_search`,
    filter.search ? isFound(filter.search) : undefined,
    // What is bought now: a paused store sends nothing.
    filter.in_stock ? and(inStock, not(isAway(ctx))) : undefined,
  ) as SQL
  const chosen = {
    category: filter.category ? inCategory(filter.category) : sql`true`,
    type: filter.type ? sql`products.type_id in (select id from product_types where slug = ${filter.type})` : sql`true`,
    store: filter.store ? sql`stores.slug = ${filter.store}` : sql`true`,
    price: and(
      filter.min_price === undefined ? sql`true` : sql`products.max_price >= ${filter.min_price}`,
      filter.max_price === undefined ? undefined : sql`products.min_price <= ${filter.max_price}`,
    ) as SQL,
  }
  const [rows, { total, ...facets }] = await Promise.all([
    selectOffers(ctx)
      .where(and(base, chosen.category, chosen.type, chosen.store, chosen.price))
      .orderBy(...orderOf(ctx, filter))
      .limit(limit)
      .offset(offset),
    facetsOf(ctx, base, chosen),
  ])
  return {
    ...toPage(
      rows.map((row) => toOfferCard(ctx, row)),
      total,
      filter,
      PER_PAGE,
    ),
    facets,
  }
}

/** What can't be bought now comes last, but where people ask for an order of their own. */
function orderOf(ctx: Context, { order_by, order_type, search }: OfferFilter): SQL[] {
  const newest = desc(products.id)
  const way = order_type === 'asc' ? asc : desc
  switch (order_by) {
    case 'price':
      return [order_type === 'desc' ? desc(products.min_price) : asc(products.min_price), newest]
    case 'newest':
      return [way(products.published_at), newest]
    case 'most_sold':
      return [way(products.sales_count), newest]
    // With few reviews near the middle: one of five stars is not better than fifty of 4.8.
    case 'best_rated':
      return [way(sql`(products.stars_sum + 4 * 5)::real / (products.reviews_count + 5)`), newest]
    default:
      return [asc(isAway(ctx)), desc(inStock), desc(search ? relevanceOf(search) : popularity), newest]
  }
}

/** Chosen by staff, the newest choice first. */
export async function listHighlights(ctx: Context) {
  const rows = await selectOffers(ctx)
    .where(and(isSold, sql`stores.in_search`, sql`products.highlighted_at is not null`))
    .orderBy(desc(products.highlighted_at), desc(products.id))
    .limit(12)
  return { data: rows.map((row) => toOfferCard(ctx, row)) }
}

/** Ids of what everybody sees, for the lists of saves. */
export const offersVisible = ({ db }: Context) =>
  db.select({ id: products.id }).from(products).innerJoin(stores, eq(stores.id, products.store_id)).where(isSold)

export const showOffers = (ctx: Context, ids: number[]) =>
  offersOf(ctx, and(isSold, inArray(products.id, ids)) as SQL, ids)

/** One product as buyers see it; to its store and to staff also before everybody does. */
export async function showOffer(ctx: Context, ref: { store: string; product: string }): Promise<OfferDetail> {
  const viewer_id = ctx.viewer?.id ?? 0
  const [row] = await ctx.db
    .select({
      product: products,
      store: stores,
      role: store_members.role,
      in_stock: inStock,
      saves_count: savesCount,
      views_count: viewsCount,
      is_save: isSaved('product', products.id, ctx.viewer),
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .leftJoin(store_members, and(eq(store_members.store_id, stores.id), eq(store_members.user_id, viewer_id)))
    .leftJoin(social_counters, countersOf('product', products.id))
    .where(and(byIdOrSlug(stores, ref.store), byIdOrSlug(products, ref.product)))
    .limit(1)
  if (!row) throw noProduct()
  const { product, store, role, in_stock, saves_count, is_save, views_count } = row
  const isSeen = canBeSeen(product, store)
  const staff = can(ctx.viewer, 'marketplace.manage')
  if (!isSeen && ((!role && !staff) || product.deleted_at)) throw noProduct()
  const [texts, variants, files, opens] = await Promise.all([
    textsOf(ctx, product),
    variantsOf(ctx, product.id),
    filesOf(ctx, product.id),
    opensOf(ctx, [product.id]),
  ])
  const { id, slug, kind, min_price, max_price, reviews_count, sales_count } = product
  return {
    ...texts,
    ...{ id, slug, kind, max_price, reviews_count, sales_count, in_stock, saves_count, is_save, views_count },
    price: min_price,
    stars: starsOf(product),
    variants: variants.filter(({ active }) => active).map(toOffer),
    files_count: files.length,
    opens: opens.get(id)?.words || null,
    store: { id: store.id, slug: store.slug, name: store.name, closed: closedNow(ctx, store) },
    preview: !isSeen,
    can: { edit: staff || role === 'owner' || role === 'manager' },
  }
}

function closedNow(ctx: Context, { closed_from, closed_to, closed_message }: Store) {
  const today = dayKey(ctx.now())
  const isClosed = closed_from !== null && closed_from <= today && (closed_to === null || today <= closed_to)
  return isClosed ? { to: closed_to, message: closed_message } : null
}
