/** A part of a photo, in shares (0 to 1) of the photo as it is seen. */
export type Part = { x: number; y: number; width: number; height: number }

export const MOST_PARTS = 8

/** Tiles along the longer side of a part; two letters of a plate share one. */
const TILES = 5
/** A tile is never smaller than this share of the photo's longer side: a part drawn tightly around one letter is one tile. */
const SMALLEST = 1 / 24

/** Into how many tiles a part is dissolved, the same in the preview and in what is stored. */
export function tilesOf(part: Part, photo: { width: number; height: number }) {
  const [width, height] = [part.width * photo.width, part.height * photo.height]
  const side = Math.max(Math.max(width, height) / TILES, Math.max(photo.width, photo.height) * SMALLEST)
  return { columns: countOf(width / side), rows: countOf(height / side) }
}

/** Five times a fifth is computed as a hair less than five. */
const countOf = (tiles: number) => Math.max(1, Math.floor(tiles + 1e-9))
