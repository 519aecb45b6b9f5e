import { type Part, tilesOf } from '#shared/mosaic.ts'

export type Pixels = { data: Buffer; width: number; height: number; channels: number }

type Box = { left: number; top: number; right: number; bottom: number }

/** Quantisation step of a tile's colour: removes what a mean could still reveal of the letters under it. */
const STEP = 16

/**
 * Pixelates parts of a picture, in place: each tile becomes its quantised mean colour. Not a gaussian blur: a
 * convolution keeps nearly all information, and sharpening can restore plates and faces.
 */
export function pixelate(pixels: Pixels, parts: readonly Part[]) {
  for (const part of parts) {
    const { columns, rows } = tilesOf(part, pixels)
    const box = boxOf(part, pixels)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) flatten(pixels, tileOf(box, { column, columns, row, rows }))
  }
}

/** Rounded outwards: no partly covered edge pixel stays. */
function boxOf({ x, y, width, height }: Part, photo: Pixels): Box {
  const left = Math.min(Math.floor(x * photo.width), photo.width - 1)
  const top = Math.min(Math.floor(y * photo.height), photo.height - 1)
  const right = Math.max(left + 1, Math.min(photo.width, Math.ceil((x + width) * photo.width)))
  const bottom = Math.max(top + 1, Math.min(photo.height, Math.ceil((y + height) * photo.height)))
  return { left, top, right, bottom }
}

type Place = { column: number; columns: number; row: number; rows: number }

function tileOf({ left, top, right, bottom }: Box, { column, columns, row, rows }: Place): Box {
  const across = (at: number) => left + Math.round((at * (right - left)) / columns)
  const down = (at: number) => top + Math.round((at * (bottom - top)) / rows)
  return { left: across(column), right: across(column + 1), top: down(row), bottom: down(row + 1) }
}

function flatten(pixels: Pixels, tile: Box) {
  const sums = new Array<number>(pixels.channels).fill(0)
  eachByte(pixels, tile, (at, channel) => {
    sums[channel] = (sums[channel] ?? 0) + (pixels.data[at] ?? 0)
  })
  const count = Math.max(1, (tile.right - tile.left) * (tile.bottom - tile.top))
  const colour = sums.map((sum) => Math.min(255, Math.round(sum / count / STEP) * STEP))
  eachByte(pixels, tile, (at, channel) => {
    pixels.data[at] = colour[channel] ?? 0
  })
}

function eachByte({ width, channels }: Pixels, tile: Box, visit: (at: number, channel: number) => void) {
  for (let y = tile.top; y < tile.bottom; y++)
    for (let x = tile.left; x < tile.right; x++)
      for (let channel = 0; channel < channels; channel++) visit((y * width + x) * channels + channel, channel)
}
