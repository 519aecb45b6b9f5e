import { and, eq, isNull, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { can } from '#platform/access/viewer.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { products } from '../products/products.table.ts'
import { tellStore } from '../staff/tell-store.actions.ts'
import { linesToReview, noReview, reviewAlbum, showReview } from './product-reviews.queries.ts'
import type { Review, ReviewAnswer, ReviewCreate } from './product-reviews.schemas.ts'
import { type ProductReview, product_reviews } from './product-reviews.table.ts'

/** Only of who bought it, once per line of an order: the line is the proof, and its index holds the 'once'. */
export const createReview = (ctx: Context, input: ReviewCreate): Promise<Review> =>
  ctx.transaction(async (tx) => {
    const lines = await linesToReview(tx, input.product_id)
    const line = lines.find(({ order_line_id }) => !input.order_line_id || order_line_id === input.order_line_id)
    if (!line) throw new AppError('forbidden', 'Só avalia quem comprou e recebeu este produto, uma vez por compra.')
    await demandAllowedText(tx, input.text)
    const { product_id, store_id, order_line_id, variant_name } = line
    const [made] = await tx.db
      .insert(product_reviews)
      .values({
        ...{ product_id, store_id, order_line_id, variant_name, stars: input.stars, text: input.text },
        created_by: signedIn(tx).id,
        created_at: tx.now(),
      })
      .onConflictDoNothing({ target: product_reviews.order_line_id })
      .returning()
    if (!made) throw new AppError('conflict', 'Você já avaliou esta compra.')
    await reviewAlbum.fill(tx, made.id, input.photo_ids, { public: true })
    await count(tx, made, 1)
    const [product] = await tx.db.select().from(products).where(eq(products.id, product_id))
    if (product)
      await tellStore(tx, product, {
        title: `Nova avaliação: ${made.stars} de 5`,
        text: `Alguém avaliou ${product.name}. Leia e, se quiser, responda.`,
        key: `review:${made.id}`,
      })
    return showReview(tx, made.id)
  })

/** One answer of the store; written again, it replaces the one that its form was opened with. */
export const answerReview = (ctx: Context, { id, ...edit }: ReviewAnswer): Promise<Review> =>
  ctx.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    const { store, staff } = await inStore(tx, review.store_id, 'products.manage')
    const { text } = mergeEdit(edit, { text: review.answer })
    await demandAllowedText(tx, text)
    await tx.db
      .update(product_reviews)
      .set({ answer: text, answered_by: signedIn(tx).id, answered_at: tx.now() })
      .where(eq(product_reviews.id, id))
    if (!review.answer)
      await notify(tx, {
        user_id: review.created_by,
        kind: 'comment',
        title: `${store.name} respondeu à sua avaliação`,
        text: text.slice(0, 140),
        url: await addressOf(tx, review.product_id),
        key: `review-answer:${id}`,
      })
    if (staff) await audit(tx, { action: 'review.answered', subject: `review:${id}`, before: review, after: { text } })
    await purge(tx, `product:${review.product_id}`)
    return showReview(tx, id)
  })

/** By who wrote it, or by staff. The line of the order stays used. */
export const removeReview = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    const mine = review.created_by === signedIn(tx).id
    if (!mine && !can(tx.viewer, 'marketplace.manage')) throw new AppError('forbidden')
    await setReview(tx, review, { deleted_at: tx.now() })
    if (!mine) await audit(tx, { action: 'review.deleted', subject: `review:${id}`, before: review })
  })

async function lockReview(tx: Context, id: number): Promise<ProductReview> {
  const [review] = await tx.db
    .select()
    .from(product_reviews)
    .where(and(eq(product_reviews.id, id), isNull(product_reviews.deleted_at), isNull(product_reviews.hidden_at)))
    .for('update')
  if (!review) throw noReview()
  return review
}

/** The one writer of what makes a review seen or not: the numbers and its photos follow. Behind its lock. */
export async function setReview(
  tx: Context,
  review: ProductReview,
  columns: Partial<Pick<ProductReview, 'hidden_at' | 'deleted_at'>>,
) {
  await tx.db.update(product_reviews).set(columns).where(eq(product_reviews.id, review.id))
  const was = isShown(review)
  const is = isShown({ ...review, ...columns })
  if (was === is) return
  await setPhotosPublic(tx, await reviewAlbum.idsOf(tx, review.id), is)
  await count(tx, review, is ? 1 : -1)
}

const isShown = ({ hidden_at, deleted_at }: Pick<ProductReview, 'hidden_at' | 'deleted_at'>) =>
  !hidden_at && !deleted_at

/** Of the product and of its store, the product first, always. */
async function count(tx: Context, { product_id, store_id, stars }: ProductReview, by: 1 | -1) {
  await tx.db.execute(sql`update products set reviews_count = reviews_count + ${by}::int,
    stars_sum = stars_sum + ${by * stars}::int where id = ${product_id}`)
  await tx.db.execute(sql`update stores set reviews_count = reviews_count + ${by}::int,
    stars_sum = stars_sum + ${by * stars}::int where id = ${store_id}`)
  await purge(tx, `product:${product_id}`, `store:${store_id}`, 'products')
}

async function addressOf(tx: Context, product_id: number) {
  const [row] = await tx.db
    .select({ product: products.slug, store: stores.slug })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(eq(products.id, product_id))
  return row ? `/loja/${row.store}/${row.product}` : '/loja'
}
