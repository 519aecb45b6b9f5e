import sharp from 'sharp'
import { AppError } from '#platform/errors.ts'
import { encodePhoto } from './encode-photo.ts'

sharp.concurrency(1)

export const MAX_PHOTO_BYTES = 15 * 1024 * 1024
/** Against decompression bombs; 80 megapixels is more than any phone takes. */
const MAX_PIXELS = 80_000_000
/** The longest side of a WebP, which the stored photo keeps where it is narrow. */
const MAX_SIDE = 16_383
const SIZES = [320, 640, 1280, 2048]
const accepted = ['jpeg', 'png', 'webp', 'heif']

export type DecodedPhoto = {
  width: number
  height: number
  placeholder: string
  taken_at: Date | null
  files: { width: number; webp: Buffer }[]
}

/**
 * Detects the format by content (never by name), applies the EXIF orientation, strips all metadata (GPS!) but the
 * capture time, and encodes WebP in growing widths (pixels). Throws an AppError when it is not a photo, has too many
 * pixels, a side too long, or is truncated.
 */
export async function decodePhoto(path: string): Promise<DecodedPhoto> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' as const }
  const meta = await sharp(path, options).metadata().catch(refuse)
  if (!accepted.includes(meta.format) || (meta.format === 'heif' && meta.compression !== 'av1')) throw notAPhoto()
  if ((meta.width ?? 0) * (meta.height ?? 0) > MAX_PIXELS) throw tooManyPixels()
  if (Math.max(meta.width ?? 0, meta.height ?? 0) > MAX_SIDE) throw tooLong()
  const turned = (meta.orientation ?? 1) >= 5
  const [width, height] = turned ? [meta.height, meta.width] : [meta.width, meta.height]
  const widths = [...SIZES.filter((size) => size < width), Math.min(width, SIZES.at(-1) ?? width)]
  const upright = await sharp(path, options)
    .rotate()
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { width, height, taken_at: takenAt(meta.exif), ...(await encodePhoto(upright, widths)) }
}

const notAPhoto = () => new AppError('unsupported_type', 'Isso não parece uma foto. Envie JPEG, PNG, WebP ou AVIF.')
const tooManyPixels = () => new AppError('too_large', 'A foto é grande demais. Envie uma de até 80 megapixels.')

const tooLong = () =>
  new AppError(
    'invalid',
    'A foto é comprida demais. Cada lado pode ter até 16.383 pixels: corte ou reduza e envie de novo.',
  )

function refuse(error: Error): never {
  if (/unsupported image format|no such file|contains unsupported/i.test(error.message)) throw notAPhoto()
  if (/pixel limit/i.test(error.message)) throw tooManyPixels()
  throw new AppError('invalid', 'A foto chegou incompleta ou danificada. Envie de novo.')
}

/** DateTimeOriginal of an EXIF block ('2026:11:21 10:20:30'), read as São Paulo time. */
function takenAt(exif: Buffer | undefined) {
  const found = exif?.toString('latin1').match(/(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/)
  if (!found) return null
  const date = new Date(`${found[1]}-${found[2]}-${found[3]}T${found[4]}-03:00`)
  return Number.isNaN(date.getTime()) ? null : date
}
