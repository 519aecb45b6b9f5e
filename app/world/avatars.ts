import { eq } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { develop } from './album.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { drawPerson } from './photos/index.ts'
import { type Drawing, storePictures } from './store-photos.ts'

/** Four in five people have a profile picture; the newcomer (`novata`) has none. */
export async function seedAvatars(tx: Context, people: Map<string, { id: number }>, { drawnPhotos, say }: Drawing) {
  const faces = [...people]
    .filter(([name], i) => name !== 'novata' && i % 5 !== 4)
    .map(([, { id }], i) => ({ id, seed: 70 + i }))
  say(`Desenhando ${Math.min(faces.length, drawnPhotos)} retratos…`)
  const pictures = await mapConcurrently(2, faces.slice(0, drawnPhotos), async ({ seed }) =>
    develop(await drawPerson({ seed, width: 320 }), [160, 320]),
  )
  const owned = faces.flatMap(({ id }, i) => {
    const picture = pictures[i % pictures.length]
    return picture ? [{ created_by: id, public: true, taken_at: tx.now(), picture }] : []
  })
  const files = await storePictures(tx, 'retrato', owned)
  for (const [i, { id }] of faces.entries())
    await tx.db.update(users).set({ photo_file_id: files[i] }).where(eq(users.id, id))
}
