import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { isSold } from '#domains/market/products/products/products.policy.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { product_reviews } from '#domains/market/products/reviews/product-reviews.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { isThereFor } from '#platform/access/there.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { StoreReview, StoreReviewFilter } from './store-reviews.schemas.ts'

/** Of the products that everybody sees, newest first; nothing of a store that is not open. */
export async function listStoreReviews(ctx: Context, filter: StoreReviewFilter): Promise<Page<StoreReview>> {
  const { limit, offset } = windowOf(filter, 10)
  const [store] = await ctx.db
    .select({ id: stores.id })
    .from(stores)
    .where(and(byIdOrSlug(stores, filter.store), isNull(stores.deleted_at)))
  if (!store) throw new AppError('not_found', 'Não encontramos essa loja.')
  const where = and(
    eq(product_reviews.store_id, store.id),
    isSold,
    isNull(product_reviews.hidden_at),
    isNull(product_reviews.deleted_at),
    filter.unanswered ? isNull(product_reviews.answer) : undefined,
    notApart(ctx.viewer, product_reviews.created_by),
    isThereFor(ctx.viewer, product_reviews.created_by),
  )
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select({
        id: product_reviews.id,
        nickname: users.nickname,
        stars: product_reviews.stars,
        text: product_reviews.text,
        product: { slug: products.slug, name: products.name },
        answer: product_reviews.answer,
        created_at: product_reviews.created_at,
      })
      .from(product_reviews)
      .innerJoin(users, eq(users.id, product_reviews.created_by))
      .innerJoin(products, eq(products.id, product_reviews.product_id))
      .innerJoin(stores, eq(stores.id, product_reviews.store_id))
      .where(where)
      .orderBy(desc(product_reviews.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ n: count() })
      .from(product_reviews)
      .innerJoin(products, eq(products.id, product_reviews.product_id))
      .innerJoin(stores, eq(stores.id, product_reviews.store_id))
      .where(where),
  ])
  return toPage(rows, total?.n ?? 0, filter, 10)
}
