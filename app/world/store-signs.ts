import sharp from 'sharp'
import type { Emblem } from '#domains/market/stores/demo-stores.seed.ts'
import type { DrawSigns } from '#domains/market/stores/stores.seed.ts'
import type { Context } from '#platform/context.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { pictureOf, shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

const SIZE = 320

/** Shapes on a field of 100 by 100. */
const emblems: Record<Emblem, string> = {
  vaso: '<path d="M28 44h44l-6 36a6 6 0 0 1-6 5H40a6 6 0 0 1-6-5z"/><rect x="24" y="36" width="52" height="11" rx="4"/><path d="M50 36c-2-12 4-20 14-22 1 12-4 20-14 22zM50 36c1-9-4-15-12-17-1 9 3 15 12 17z"/>',
  folha: '<path d="M22 78C18 44 40 20 80 20c2 40-20 62-50 58 8-20 20-34 36-44-20 6-34 20-44 44z"/>',
  livro: '<path d="M48 30c-8-7-20-8-30-6v48c10-2 22-1 30 6zM52 30c8-7 20-8 30-6v48c-10-2-22-1-30 6z"/>',
  sol: '<circle cx="50" cy="50" r="17"/><g stroke-width="7" stroke-linecap="round"><path d="M50 14v10M50 76v10M14 50h10M76 50h10M25 25l7 7M68 68l7 7M75 25l-7 7M32 68l-7 7"/></g>',
  gota: '<path d="M50 14c16 22 26 34 26 46a26 26 0 0 1-52 0c0-12 10-24 26-46z"/>',
  broto: '<path d="M46 86V56C28 56 20 44 18 26c18 0 28 8 32 22 4-16 14-24 32-24-2 20-12 32-28 34v28z"/>',
}

const logoOf = (emblem: Emblem, [ground, sign]: [string, string]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIZE}" height="${SIZE}"><rect width="100" height="100" fill="${ground}"/><g fill="${sign}" stroke="${sign}" stroke-width="0">${emblems[emblem]}</g></svg>`,
    ),
  )
    .webp({ quality: 90 })
    .toBuffer()

/** A sign and a photo of a place for each store; beyond the number of pictures covers repeat. */
export const storeSigns =
  (tx: Context, { pictures: most }: Pick<Showing, 'pictures'>): DrawSigns =>
  async (signs) => {
    const logos = await mapConcurrently(4, signs, async ({ emblem, colours }) =>
      pictureOf(await logoOf(emblem, colours), 160),
    )
    const covers = await mapConcurrently(4, [...signs.slice(0, most).keys()], (i) =>
      shippedPicture('covers', String(i), 480),
    )
    const taken_at = tx.now()
    const kept = (created_by: number, isPublic: boolean, picture: (typeof logos)[number] | undefined) =>
      picture ? [{ created_by, public: isPublic, taken_at, picture }] : []
    const logo_ids = await storePictures(
      tx,
      'placa de loja',
      signs.flatMap((sign, i) => kept(sign.created_by, sign.public, logos[i])),
    )
    const cover_ids = await storePictures(
      tx,
      'capa de loja',
      signs.flatMap((sign, i) => kept(sign.created_by, sign.public, covers[i % covers.length])),
    )
    return signs.map((_, i) => ({ logo: logo_ids[i] as number, cover: cover_ids[i] as number }))
  }
