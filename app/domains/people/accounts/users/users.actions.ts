import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { attachPhotos, detachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import '../accounts.events.ts'
import { showUser } from './users.queries.ts'
import type { MyProfileChange, UserProfile } from './users.schemas.ts'
import { users } from './users.table.ts'

/** Updates the viewer's profile: texts, photo, and whether it is discoverable. */
export const updateMe = (ctx: Context, edit: MyProfileChange): Promise<UserProfile> =>
  ctx.transaction(async (tx) => {
    const { id } = signedIn(tx)
    const [before] = await tx.db.select().from(users).where(eq(users.id, id)).for('update')
    if (!before) throw new Error(`no user ${id}`)
    const { bio, discoverable, photo_file_id, networks } = before
    const change = mergeEdit(edit, { bio, discoverable, photo_file_id, networks })
    await changePhoto(tx, photo_file_id, change.photo_file_id)
    await tx.db.update(users).set(change).where(eq(users.id, id))
    await record(tx, 'user.profile_changed', { user_id: id })
    return showUser(tx, String(id))
  })

/** A profile photo is public; the previous one is made private and released for cleanup. */
async function changePhoto(tx: Context, before: number | null, after: number | null) {
  if (before === after) return
  if (after) await attachPhotos(tx, [after], { public: true, field: 'photo_file_id' })
  const gone = before ? [before] : []
  await setPhotosPublic(tx, gone, false)
  await detachPhotos(tx, gone)
}
