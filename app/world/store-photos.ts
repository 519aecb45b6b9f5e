import { createHash } from 'node:crypto'
import type { KeepPhotos, PhotoWish } from '#domains/garden/plants/plants.seed.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { type Picture, sceneOf, takePicture } from './album.ts'
import { mapConcurrently } from './map-concurrently.ts'

export type Owned = { created_by: number; public: boolean; taken_at: Date; picture: Picture }
export type Drawing = {
  /** Maximum number of different photos; beyond that they repeat. */
  drawnPhotos: number
  width: number
  say: (line: string) => void
}

const CHUNK = 500

/** Draws the requested photos, each scene once, and stores it for each of its owners. */
export const photoStore =
  (tx: Context, drawing: Drawing): KeepPhotos =>
  async (wishes) => {
    const pictures = await drawScenes(wishes, drawing)
    drawing.say(`Guardando ${wishes.length} fotos…`)
    return storePictures(
      tx,
      'planta',
      wishes.map((wish, i) => ({ ...wish, picture: pictures[i] as Picture })),
    )
  }

async function drawScenes(wishes: PhotoWish[], { drawnPhotos, width, say }: Drawing): Promise<Picture[]> {
  const keys = wishes.map((wish) => JSON.stringify(sceneOf(wish)))
  const scenes = [...new Set(keys)].slice(0, drawnPhotos)
  let drawn = 0
  const pictures = await mapConcurrently(2, scenes, async (key) => {
    const picture = await takePicture(JSON.parse(key), width)
    if (++drawn % 20 === 0 || drawn === scenes.length) say(`Desenhando fotos… ${drawn} de ${scenes.length}`)
    return picture
  })
  const numbers = new Map([...new Set(keys)].map((key, i) => [key, i % scenes.length]))
  return keys.map((key) => pictures[numbers.get(key) ?? 0] as Picture)
}

/**
 * Writes rows and bytes. The storage key is derived from name and index, so that a restarted seed overwrites what a
 * killed one left.
 */
export async function storePictures(tx: Context, name: string, owned: Owned[]): Promise<number[]> {
  const placed = owned.map((one, i) => ({ ...one, storage_key: keyOf(`${name} ${i}`) }))
  const writes = placed.flatMap(({ storage_key, picture }) =>
    picture.encoded.map(({ width, webp }) => ({ name: photoPath(storage_key, width, 'webp'), webp })),
  )
  await mapConcurrently(16, writes, (write) => tx.env.storage.put(write.name, write.webp))
  const ids: number[] = []
  for (let from = 0; from < placed.length; from += CHUNK) {
    const rows = placed.slice(from, from + CHUNK).map(rowOf)
    ids.push(...(await tx.db.insert(files).values(rows).returning({ id: files.id })).map(({ id }) => id))
  }
  return ids
}

const rowOf = ({ created_by, public: isPublic, taken_at, picture, storage_key }: Owned & { storage_key: string }) => ({
  storage_key,
  created_by,
  public: isPublic,
  attached: true,
  width: picture.width,
  height: picture.height,
  placeholder: picture.placeholder,
  sizes: picture.encoded.map(({ width }) => width),
  bytes: picture.encoded.reduce((sum, { webp }) => sum + webp.length, 0),
  taken_at,
  created_at: taken_at,
})

/** A UUID (version 8) derived from a name. */
function keyOf(name: string) {
  const hex = createHash('sha256').update(`grower demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
