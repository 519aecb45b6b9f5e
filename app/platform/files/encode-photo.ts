import sharp, { type OutputInfo } from 'sharp'

/** Encodes a decoded picture as WebP in growing widths (pixels), and its 16-pixel placeholder. */
export async function encodePhoto(picture: { data: Buffer; info: OutputInfo }, widths: readonly number[]) {
  const pixels = () => sharp(picture.data, { raw: picture.info })
  const files: { width: number; webp: Buffer }[] = []
  for (const width of widths)
    files.push({ width, webp: await pixels().resize({ width }).webp({ quality: 80 }).toBuffer() })
  // Bounded on both sides: a strip of one pixel would grow sixteenfold.
  const smallest = { width: 16, height: 160, fit: 'inside', withoutEnlargement: true } as const
  const tiny = await pixels().resize(smallest).webp({ quality: 40 }).toBuffer()
  return { files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
