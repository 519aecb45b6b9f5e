import { and, eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, inPlaceOf, signedIn } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { updateMe } from '../users/users.actions.ts'
import type { UserProfile } from '../users/users.schemas.ts'
import { noSuchAccount, showProfileOf } from './staff-users.queries.ts'
import type { ProfileChangeByStaff } from './staff-users.schemas.ts'

/** Updates another user's profile as that user could; audit-logged. */
export const updateProfileOf = (ctx: Context, { id, ...change }: ProfileChangeByStaff): Promise<UserProfile> =>
  ctx.transaction(async (tx) => {
    const before = await showProfileOf(tx, id)
    if (!before.own) throw noSuchAccount()
    await handOver(tx, change.photo_file_id, id)
    const after = await updateMe(inPlaceOf(tx, id), change)
    await audit(tx, {
      action: 'user.profile_edited',
      subject: `user:${id}`,
      before: written(before),
      after: written(after),
    })
    return after
  })

const written = ({ bio, discoverable, networks, own }: UserProfile) => ({
  ...{ bio, discoverable, photo_file_id: own?.photo_file_id },
  networks: Object.fromEntries(networks.map(({ name, url }) => [name, url])),
})

/** A photo uploaded by staff for a user becomes that user's. */
async function handOver(tx: Context, file_id: number | null, user_id: number) {
  if (!file_id) return
  const uploaded = and(eq(files.id, file_id), eq(files.created_by, signedIn(tx).id), eq(files.attached, false))
  await tx.db.update(files).set({ created_by: user_id }).where(uploaded)
}
