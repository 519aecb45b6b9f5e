import sharp from 'sharp'
import { randomOf } from './random.ts'

const TILE = 256

/** Soft noise that repeats every 256 px: values about -1 to 1. */
function noiseTile(key: string, cell: number): Float32Array {
  const random = randomOf(7, 'paper', key)
  const cells = TILE / cell
  const knots = Float32Array.from({ length: cells * cells }, () => random.between(-1, 1))
  const knot = (x: number, y: number) => knots[(y % cells) * cells + (x % cells)] ?? 0
  const tile = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const [left, top] = [Math.floor(x / cell), Math.floor(y / cell)]
      const [u, v] = [x / cell - left, y / cell - top]
      const above = knot(left, top) * (1 - u) + knot(left + 1, top) * u
      const below = knot(left, top + 1) * (1 - u) + knot(left + 1, top + 1) * u
      tile[y * TILE + x] = above * (1 - v) + below * v
    }
  return tile
}

let tiles: { grain: Int8Array; pull: Int8Array } | undefined

/** Grain of the paper (added to each channel) and how far its tooth pulls an edge (pixels). */
function paperTiles() {
  if (tiles) return tiles
  const [fine, fibre, cloud, edge] = [noiseTile('fine', 1), noiseTile('fibre', 4), noiseTile('cloud', 32), noiseTile('edge', 8)]
  const grain = Int8Array.from(fine, (value, index) => value * 5.5 + (fibre[index] ?? 0) * 4.5 + (cloud[index] ?? 0) * 4)
  const pull = Int8Array.from(edge, (value) => Math.round(value * 1.9))
  tiles = { grain, pull }
  return tiles
}

/**
 * Paints an SVG on paper: edges get the tooth of hand-cut card, the surface gets grain, the corners fall off a little.
 * Answers a JPEG of `width` × `height` pixels, quality 86, without metadata.
 */
export async function onPaper(svg: string, width: number, height: number): Promise<Buffer> {
  const { data } = await sharp(Buffer.from(svg), { unlimited: true }).resize(width, height, { fit: 'fill' }).flatten({ background: '#f6f2e8' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const printed = press(data, width, height)
  return sharp(printed, { raw: { width, height, channels: 3 } }).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
}

function press(source: Buffer, width: number, height: number): Buffer {
  const { grain, pull } = paperTiles()
  const target = Buffer.allocUnsafe(source.length)
  const columns = Float32Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2)
  for (let y = 0; y < height; y++) {
    const row = (y & 255) << 8
    const fall = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++) {
      const tile = row | (x & 255)
      const fromX = x + (pull[tile] ?? 0)
      const fromY = y + (pull[((x & 255) << 8) | (y & 255)] ?? 0)
      const inside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
      const from = (inside ? fromY * width + fromX : y * width + x) * 3
      const to = (y * width + x) * 3
      const edge = 1 - ((columns[x] ?? 0) + fall) * 0.22
      const tooth = grain[tile] ?? 0
      for (let channel = 0; channel < 3; channel++) {
        const value = (source[from + channel] ?? 0) * edge + tooth
        target[to + channel] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return target
}
