import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A photo as stored: WebP in growing widths. */
export type Picture = { width: number; height: number; placeholder: string; encoded: { width: number; webp: Buffer }[] }

/** Drawn once, by hand and by program, and shipped: a new world is there sooner than it could be drawn. */
const folder = join(process.cwd(), 'app/world/pictures')

/** The names of the pictures of one kind: 'plants', 'people', 'products', 'ads', 'covers'. */
export async function shippedNames(kind: string): Promise<string[]> {
  const files = await readdir(join(folder, kind))
  return files.map((file) => file.replace('.webp', '')).sort()
}

/** A shipped picture, as it is and in a smaller width. */
export const shippedPicture = async (kind: string, name: string, small: number): Promise<Picture> =>
  pictureOf(await readFile(join(folder, kind, `${name}.webp`)), small)

/** A WebP with a smaller width and its placeholder. Low effort: there are many and they are shown on this machine. */
export async function pictureOf(webp: Buffer, small: number): Promise<Picture> {
  const { data, info: raw } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const at = (width: number, quality: number) =>
    sharp(data, { raw }).resize({ width }).webp({ quality, effort: 1 }).toBuffer()
  const tiny = await at(16, 40)
  return {
    width: raw.width,
    height: raw.height,
    encoded: [
      { width: small, webp: await at(small, 76) },
      { width: raw.width, webp },
    ],
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
