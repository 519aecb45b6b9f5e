import sharp from 'sharp'
import { randomOf } from './random.ts'

const TILE = 256

/** Tileable noise of 256 px: values about -1 to 1. */
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

/** Grain (added to each channel) and how far the texture displaces an edge (pixels). */
function paperTiles() {
  if (tiles) return tiles
  const [fine, fibre, cloud, edge] = [
    noiseTile('fine', 1),
    noiseTile('fibre', 4),
    noiseTile('cloud', 32),
    noiseTile('edge', 16),
  ]
  const grain = Int8Array.from(
    fine,
    (value, index) => value * 5.5 + (fibre[index] ?? 0) * 4 + (cloud[index] ?? 0) * 2.5,
  )
  const pull = Int8Array.from(edge, (value) => Math.round(value * 1.45))
  tiles = { grain, pull }
  return tiles
}

/**
 * Renders an SVG of that size with a paper effect: rough edges as of hand-cut card, and grain. Returns a JPEG of
 * `width` × `height` pixels, quality 86, without metadata.
 */
export async function onPaper(svg: string, width: number, height: number): Promise<Buffer> {
  const flat = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer()
  const printed = press(flat, width, height)
  return sharp(printed, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
}

function press(source: Buffer, width: number, height: number): Uint8ClampedArray {
  const { grain, pull } = paperTiles()
  const target = new Uint8ClampedArray(source.length)
  const steps = Int32Array.from(
    pull,
    (across, index) => (across + (pull[((index & 255) << 8) | (index >> 8)] ?? 0) * width) * 3,
  )
  for (let y = 0; y < height; y++) {
    const row = (y & 255) << 8
    const inside = y >= 2 && y < height - 2
    let to = y * width * 3
    for (let x = 0; x < width; x++, to += 3) {
      const tile = row | (x & 255)
      const from = inside && x >= 2 && x < width - 2 ? to + (steps[tile] as number) : to
      const tooth = grain[tile] as number
      target[to] = (source[from] as number) + tooth
      target[to + 1] = (source[from + 1] as number) + tooth
      target[to + 2] = (source[from + 2] as number) + tooth
    }
  }
  return target
}
