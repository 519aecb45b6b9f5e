import type { DrawAds } from '#domains/community/ads/ads.seed.ts'
import type { Context } from '#platform/context.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

const SHIPPED = 7

/** Ads are places, each in the shape of its placement. */
export const adPictures =
  (tx: Context, created_by: number, { pictures: most }: Pick<Showing, 'pictures'>): DrawAds =>
  async (shapes) => {
    const pictures = await mapConcurrently(4, [...shapes.slice(0, Math.min(most, SHIPPED)).keys()], (i) =>
      shippedPicture('ads', String(i), 320),
    )
    const owned = shapes.flatMap((_, i) => {
      const picture = pictures[i % pictures.length]
      return picture ? [{ created_by, public: true, taken_at: tx.now(), picture }] : []
    })
    return storePictures(tx, 'anúncio', owned)
  }
