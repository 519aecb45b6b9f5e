import { eq, sql } from 'drizzle-orm'
import { forgetTargets } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { detachPhotos } from '#platform/files/attach-photos.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { keepFiles } from '../files/keep-files.actions.ts'
import { productAlbum } from './product.album.ts'
import { products } from './products.table.ts'

const DAYS = 30

/** What somebody bought, agreed on or may still be owed for: it stays with all that it has, files too. */
const isNeeded = sql`(exists (select from order_lines l where l.product_id = p.id)
  or exists (select from subscription_plans s join variants v on v.id = s.variant_id where v.product_id = p.id)
  or exists (select from product_reviews r where r.product_id = p.id)
  or exists (select from partnerships s where s.product_id = p.id)
  or exists (select from affiliate_programmes a where a.product_id = p.id)
  or exists (select from affiliate_clicks a where a.product_id = p.id)
  or exists (select from affiliate_frauds a where a.product_id = p.id))`

/** Purges products that their store deleted 30 days ago and nobody bought: photos and files with them. Each by itself. */
export async function purgeProducts(ctx: Context) {
  const before = new Date(ctx.now().getTime() - DAYS * 86_400_000)
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select p.id from products p where p.deleted_at < ${before.toISOString()}::timestamptz and not ${isNeeded} order by p.id`,
  )
  await forEach(ctx, rows, (tx, { id }) => purge(tx, id))
}

async function purge(tx: Context, id: number) {
  const photos = await productAlbum.idsOf(tx, id)
  await keepFiles(tx, id, [])
  await forgetTargets(tx, 'product', [id])
  await tx.db.delete(products).where(eq(products.id, id))
  await detachPhotos(tx, photos)
}
