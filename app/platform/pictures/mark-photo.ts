import sharp from 'sharp'
import { drawable, linePath, widthOf } from './lettering.ts'

/** A photo with a line of text burnt in, slanting and again and again, so that no cut leaves it without. */
export async function markPhoto(bytes: Buffer, typed: string): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const text = drawable(typed)
  const reach = Math.hypot(width, height)
  const most = Math.max(12, width / 30)
  // Never so small that a thread of a photo, one pixel wide, takes millions of lines.
  const size = Math.max(reach / 300, Math.min(most, (most * width * 0.8) / widthOf(text, most)))
  const [across, down] = [widthOf(text, size) + size * 3, size * 5]
  const places: string[] = []
  for (let y = -reach / 2; y < reach / 2; y += down)
    for (let x = -reach / 2 - (places.length % 2) * (across / 2); x < reach / 2; x += across)
      places.push(`<use href="#line" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><path id="line" d="${linePath(text, size)}"/></defs>
    <g transform="translate(${width / 2} ${height / 2}) rotate(-25)" fill="#000" fill-opacity=".3" stroke="#fff"
      stroke-opacity=".45" stroke-width="${size / 18}">${places.join('')}</g></svg>`
  return sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 80 })
    .toBuffer()
}
