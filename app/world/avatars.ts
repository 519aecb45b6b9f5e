import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

/** Four in five people have a profile picture; the newcomer (`novata`) has none. */
export async function seedAvatars(tx: Context, people: Map<string, { id: number }>, { pictures: most }: Showing) {
  const faces = [...people].filter(([name], i) => name !== 'novata' && i % 5 !== 4).map(([, { id }]) => id)
  const pictures = await mapConcurrently(4, [...faces.slice(0, most).keys()], (i) =>
    shippedPicture('people', String(i), 160),
  )
  const owned = faces.flatMap((id, i) => {
    const picture = pictures[i % pictures.length]
    return picture ? [{ created_by: id, public: true, taken_at: tx.now(), picture }] : []
  })
  const files = await storePictures(tx, 'retrato', owned)
  for (const [i, id] of faces.entries())
    await tx.db.update(users).set({ photo_file_id: files[i] }).where(eq(users.id, id))
}
