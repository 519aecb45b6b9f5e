/** A rectangle of a photo, in fractions (0 to 1) of its displayed width and height. */
export type Part = { x: number; y: number; width: number; height: number }

export const MOST_PARTS = 8

/** Tiles along the longer side of a part; two letters of a licence plate share one. */
const TILES = 5
/** Minimum tile size as a fraction of the photo's longer side: a part tightly around one letter is a single tile. */
const SMALLEST = 1 / 24

/** Number of tiles of a pixelated part, the same in the preview and in the stored photo. */
export function tilesOf(part: Part, photo: { width: number; height: number }) {
  const [width, height] = [part.width * photo.width, part.height * photo.height]
  const side = Math.max(Math.max(width, height) / TILES, Math.max(photo.width, photo.height) * SMALLEST)
  return { columns: countOf(width / side), rows: countOf(height / side) }
}

/** Tolerance for floating point: 5 × 0.2 may be slightly less than 1. */
const countOf = (tiles: number) => Math.max(1, Math.floor(tiles + 1e-9))
