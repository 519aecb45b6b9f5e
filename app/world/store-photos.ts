import { createHash } from 'node:crypto'
import type { KeepPhotos, PhotoWish } from '#domains/garden/garden/plants/plants.seed.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { pictureOfScene, sceneOf } from './album.ts'
import { mapConcurrently } from './map-concurrently.ts'
import type { Picture } from './shipped-pictures.ts'

export type Owned = { created_by: number; public: boolean; taken_at: Date; picture: Picture }
export type Showing = {
  /** Maximum number of different photos; beyond that they repeat. */
  pictures: number
  say: (line: string) => void
}

const CHUNK = 500

/** Stores the requested photos for each of their owners. */
export function photoStore(tx: Context, showing: Showing): KeepPhotos {
  const known = new Map<string, Picture>()
  let stored = 0
  return async (wishes) => {
    showing.say(`Guardando ${wishes.length} fotos…`)
    const pictures = await picturesOf(wishes, showing, known)
    const owned = wishes.map((wish, i) => ({ ...wish, picture: pictures[i] as Picture }))
    const ids = await storePictures(tx, 'planta', owned, stored)
    stored += wishes.length
    return ids
  }
}

/** Scenes beyond the number of pictures are shown by others. */
async function picturesOf(wishes: PhotoWish[], { pictures: most }: Showing, known: Map<string, Picture>) {
  const keys = wishes.map((wish) => JSON.stringify(sceneOf(wish)))
  const scenes = [...new Set(keys)].filter((key) => !known.has(key)).slice(0, Math.max(0, most - known.size))
  const made = await mapConcurrently(4, scenes, (key) => pictureOfScene(JSON.parse(key)))
  for (const [i, key] of scenes.entries()) known.set(key, made[i] as Picture)
  const pictures = [...known.values()]
  const numbers = new Map([...new Set(keys)].map((key, i) => [key, i % pictures.length]))
  return keys.map((key) => (known.get(key) ?? pictures[numbers.get(key) ?? 0]) as Picture)
}

/**
 * Writes rows and bytes. The storage key is derived from name and index, so that a restarted seed overwrites what a
 * killed one left.
 */
export async function storePictures(tx: Context, name: string, owned: Owned[], first = 0): Promise<number[]> {
  const placed = owned.map((one, i) => ({ ...one, storage_key: keyOf(`${name} ${first + i}`) }))
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
