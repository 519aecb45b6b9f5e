import type { DrawProducts } from '#domains/market/products/demo/demo-products.seed.ts'
import type { Context } from '#platform/context.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

/** The photos of products; beyond the number of pictures they repeat. */
export const productPhotos =
  (tx: Context, { pictures: most }: Pick<Showing, 'pictures'>): DrawProducts =>
  async (wishes) => {
    const pictures = await mapConcurrently(4, wishes.slice(0, most), ({ family, seed, view }) =>
      shippedPicture('products', `${family}-${seed}-${view}`, 320),
    )
    const owned = wishes.flatMap(({ created_by, public: isPublic }, at) => {
      const picture = pictures[at % pictures.length]
      return picture ? [{ created_by, public: isPublic, taken_at: tx.now(), picture }] : []
    })
    return storePictures(tx, 'produto', owned)
  }
