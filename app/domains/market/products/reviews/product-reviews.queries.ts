import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { isThereFor } from '#platform/access/there.ts'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { productTarget } from '../offers/product-target.queries.ts'
import { boughtLines } from './buyer-proof.registry.ts'
import type { Review, ReviewFilter, ReviewPage } from './product-reviews.schemas.ts'
import { product_reviews } from './product-reviews.table.ts'

export const reviewAlbum = albumIn('review_photos', 'review_id')
const shown = and(isNull(product_reviews.hidden_at), isNull(product_reviews.deleted_at))

const select = (ctx: Context) =>
  ctx.db
    .select({
      id: product_reviews.id,
      created_by: product_reviews.created_by,
      nickname: users.nickname,
      photo_url: thumbnailUrl(users.photo_file_id),
      stars: product_reviews.stars,
      text: product_reviews.text,
      variant_name: product_reviews.variant_name,
      photos: reviewAlbum.column(sql`product_reviews.id`, 4),
      answer: product_reviews.answer,
      answered_at: product_reviews.answered_at,
      created_at: product_reviews.created_at,
      role: store_members.role,
    })
    .from(product_reviews)
    .innerJoin(users, eq(users.id, product_reviews.created_by))
    .leftJoin(
      store_members,
      and(eq(store_members.store_id, product_reviews.store_id), eq(store_members.user_id, ctx.viewer?.id ?? 0)),
    )

type Row = Awaited<ReturnType<typeof select>>[number]

function toReview(ctx: Context, { photos, role, created_by, ...row }: Row): Review {
  const staff = can(ctx.viewer, 'marketplace.manage')
  const works = role === 'owner' || role === 'manager'
  return {
    ...row,
    photos: photos.map((file) => photoDocument(ctx, file)),
    can: { remove: ctx.viewer?.id === created_by || staff, answer: works || staff },
  }
}

/** What buyers say of a product that everybody sees. Two queries: a page, and the numbers by stars. */
export async function listReviews(ctx: Context, filter: ReviewFilter): Promise<ReviewPage> {
  await productTarget.demandVisible(ctx, filter.product_id)
  const { limit, offset } = windowOf(filter, 10)
  const counted = and(eq(product_reviews.product_id, filter.product_id), shown)
  const seen = and(notApart(ctx.viewer, product_reviews.created_by), isThereFor(ctx.viewer, product_reviews.created_by))
  const narrowed = and(
    filter.stars ? eq(product_reviews.stars, filter.stars) : undefined,
    filter.with_photos ? sql`exists (select from review_photos p where p.review_id = product_reviews.id)` : undefined,
  )
  const by = { created_at: product_reviews.id, stars: product_reviews.stars }
  const [rows, counts] = await Promise.all([
    select(ctx)
      .where(and(counted, seen, narrowed))
      .orderBy(...sorted(filter, by, product_reviews.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({
        stars: product_reviews.stars,
        all: sql<number>`count(*)::int`,
        count: sql<number>`count(*) filter (where ${seen ?? sql`true`})::int`,
        narrowed: sql<number>`count(*) filter (where ${and(seen, narrowed) ?? sql`true`})::int`,
      })
      .from(product_reviews)
      .where(counted)
      .groupBy(product_reviews.stars),
  ])
  const total = counts.reduce((sum, row) => sum + row.narrowed, 0)
  const histogram = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find((row) => row.stars === stars)?.count ?? 0,
  }))
  return {
    ...toPage(
      rows.map((row) => toReview(ctx, row)),
      total,
      filter,
      10,
    ),
    histogram,
    unseen: counts.reduce((sum, { all, count }) => sum + all - count, 0),
  }
}

export async function showReview(ctx: Context, id: number): Promise<Review> {
  const [row] = await select(ctx).where(and(eq(product_reviews.id, id), shown))
  if (!row) throw noReview()
  return toReview(ctx, row)
}

export const noReview = () => new AppError('not_found', 'Essa avaliação não existe mais.')

/** For whoever stands before the product; 404 for one that they do not see. */
export async function mayReview(ctx: Context, product_id: number) {
  await productTarget.demandVisible(ctx, product_id)
  const lines = await linesToReview(ctx, product_id)
  return { lines: lines.map(({ order_line_id, variant_name }) => ({ order_line_id, variant_name })) }
}

/** What the viewer bought of a product and has said nothing about. */
export async function linesToReview(ctx: Context, product_id: number) {
  signedIn(ctx)
  const lines = await boughtLines(ctx, product_id)
  if (!lines.length) return []
  const ids = lines.map(({ order_line_id }) => order_line_id)
  const said = await ctx.db
    .select({ id: product_reviews.order_line_id })
    .from(product_reviews)
    .where(inArray(product_reviews.order_line_id, ids))
  return lines.filter(({ order_line_id }) => !said.some(({ id }) => id === order_line_id))
}
