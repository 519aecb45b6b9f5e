import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { files } from '#platform/files/files.table.ts'
import { type Person, personalTables } from '#platform/personal-data.ts'
import { withholdVideos } from '#platform/videos/attach-video.ts'
import '../privacy.events.ts'
import type { Erasure } from './erasures.table.ts'

/** Hides the person, their content and photos. Returns the ids of the photos that were public. */
export async function hidePerson(tx: Context, person: Person, at: Date): Promise<number[]> {
  await record(tx, 'account.hidden', { user_id: person.id })
  await tx.db.update(users).set({ leaving_at: at }).where(eq(users.id, person.id))
  for (const { table, rows, deleted_at } of deletable())
    await tx.db
      .update(table)
      .set({ deleted_at: at })
      .where(and(rows(person), isNull(deleted_at)))
  const open = await tx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.created_by, person.id), eq(files.public, true)))
  const ids = open.map(({ id }) => id)
  await setPhotosPublic(tx, ids, false)
  await withholdVideos(tx, person.id, true)
  return ids
}

/** Restores exactly what was hidden, not what the person had deleted before. */
export async function showPerson(tx: Context, person: Person, { requested_at, public_file_ids }: Erasure) {
  await tx.db.update(users).set({ leaving_at: null }).where(eq(users.id, person.id))
  for (const { table, rows, deleted_at } of deletable())
    await tx.db
      .update(table)
      .set({ deleted_at: null })
      .where(and(rows(person), eq(deleted_at, requested_at)))
  await setPhotosPublic(tx, public_file_ids, true)
  await withholdVideos(tx, person.id, false)
  await record(tx, 'account.shown', { user_id: person.id })
}

/** Tables with soft delete: all lists, counts and searches already exclude such rows. */
const deletable = () =>
  personalTables().flatMap((entry) => {
    const { deleted_at } = getTableColumns(entry.table)
    return deleted_at && entry.table !== (users as PgTable) ? [{ ...entry, deleted_at }] : []
  })
