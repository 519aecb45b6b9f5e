import type { DrawProducts } from '#domains/products/demo/demo-products.seed.ts'
import type { Context } from '#platform/context.ts'
import { develop } from './album.ts'
import { drawProduct } from './goods/draw-product.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { type Drawing, storePictures } from './store-photos.ts'

const PIXELS = 720

/** Draws the photos of products; beyond the number of drawn photos they repeat. */
export const productPhotos =
  (tx: Context, { drawnPhotos, say }: Pick<Drawing, 'drawnPhotos' | 'say'>): DrawProducts =>
  async (wishes) => {
    say(`Desenhando ${Math.min(drawnPhotos, wishes.length)} fotos de produtos…`)
    const pictures = await mapConcurrently(2, wishes.slice(0, drawnPhotos), async (wish) =>
      develop(await drawProduct(wish, PIXELS), [320, 480, PIXELS]),
    )
    const owned = wishes.flatMap(({ created_by, public: isPublic }, at) => {
      const picture = pictures[at % pictures.length]
      return picture ? [{ created_by, public: isPublic, taken_at: tx.now(), picture }] : []
    })
    return storePictures(tx, 'produto', owned)
  }
