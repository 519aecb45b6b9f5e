import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { albumIn } from '#platform/files/album.ts'
import { detachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import { isShown } from './products.policy.ts'
import type { Product } from './products.table.ts'

export const productAlbum = albumIn('product_photos', 'product_id')

export const photosColumn = (most: number) => productAlbum.column(sql`products.id`, most)

/** Its photos have plain addresses exactly while everybody sees it. */
export const followProduct = async (tx: Context, product: Pick<Product, 'id' | 'state' | 'hidden_at' | 'deleted_at'>) =>
  setPhotosPublic(tx, await productAlbum.idsOf(tx, product.id), isShown(product))

/** The album of an approved change: its new photos were attached when it was written. */
export async function showChangedAlbum(tx: Context, product: Product, wanted: number[]) {
  const had = await productAlbum.idsOf(tx, product.id)
  const gone = had.filter((id) => !wanted.includes(id))
  await tx.db.execute(sql`delete from product_photos where product_id = ${product.id}`)
  await tx.db.execute(sql`insert into product_photos (product_id, file_id, position)
    select ${product.id}, file_id, position - 1
    from unnest(${sql.param(wanted)}::int[]) with ordinality t(file_id, position)`)
  await setPhotosPublic(tx, gone, false)
  await detachPhotos(tx, gone)
  await setPhotosPublic(tx, wanted, isShown(product))
}
