import sharp, { type OutputInfo } from 'sharp'

/** Encodes a decoded picture as WebP in growing widths (pixels), and its 16-pixel placeholder. */
export async function encodePhoto(picture: { data: Buffer; info: OutputInfo }, widths: readonly number[]) {
  const pixels = () => sharp(picture.data, { raw: picture.info })
  const files: { width: number; webp: Buffer }[] = []
  for (const width of widths)
    files.push({ width, webp: await pixels().resize({ width }).webp({ quality: 80 }).toBuffer() })
  const tiny = await pixels().resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  return { files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
