import sharp from 'sharp'
import type { DrawAds } from '#domains/ads/ads.seed.ts'
import type { Context } from '#platform/context.ts'
import { develop } from './album.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { drawSpacePhoto, type Place } from './photos/index.ts'
import { type Drawing, storePictures } from './store-photos.ts'

const places: Place[] = ['estufa', 'estufa', 'tenda', 'varanda', 'varanda', 'quarto', 'varanda']

/** Ads are drawn spaces, cut to the shape of their placement. */
export const adPictures =
  (tx: Context, created_by: number, { drawnPhotos, say }: Pick<Drawing, 'drawnPhotos' | 'say'>): DrawAds =>
  async (shapes) => {
    say('Desenhando anúncios…')
    const pictures = await mapConcurrently(
      2,
      [...shapes.slice(0, drawnPhotos).entries()],
      async ([i, { width, height }]) => {
        const drawn = await drawSpacePhoto({
          seed: 900 + i,
          kind: places[i % places.length] as Place,
          light: 'sol',
          width,
        })
        return develop(await sharp(drawn).resize({ width, height, fit: 'cover' }).toBuffer(), [320, width])
      },
    )
    const owned = shapes.flatMap((_, i) => {
      const picture = pictures[i % pictures.length]
      return picture ? [{ created_by, public: true, taken_at: tx.now(), picture }] : []
    })
    return storePictures(tx, 'anúncio', owned)
  }
