import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoFolder } from '#platform/files/photo-path.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { privatePlace } from '#platform/files/private-place.ts'
import { type Person, personalTables } from '#platform/personal-data.ts'
import { placesOfVideo } from '#platform/videos/videos.jobs.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { placeOfExport } from '../exports/export-place.model.ts'
import { data_exports } from '../exports/exports.table.ts'

/** Applies the registry to every table. Returns the storage keys to delete after the commit. */
export async function erasePerson(tx: Context, person: Person): Promise<string[]> {
  const places = await placesOf(tx, person)
  for (const { table, rows, erased, beforeErased } of personalTables()) {
    await beforeErased?.(tx, person)
    if (erased === 'deleted') await tx.db.delete(table).where(rows(person))
    else if ('anonymised' in erased)
      await tx.db
        .update(table)
        .set(withJsonNulls(erased.anonymised(person)))
        .where(rows(person))
  }
  return places
}

/** null for a JSON column must be SQL NULL, not JSON null. */
const withJsonNulls = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? sql`null` : value]))

async function placesOf({ db }: Context, { id }: Person): Promise<string[]> {
  const photos = await db.select({ key: files.storage_key }).from(files).where(eq(files.created_by, id))
  const copies = await db.select({ uuid: data_exports.uuid }).from(data_exports).where(eq(data_exports.user_id, id))
  const closed = await db
    .select({ key: private_files.storage_key })
    .from(private_files)
    .where(and(eq(private_files.created_by, id), eq(private_files.kept, false)))
  const filmed = await db.select({ key: videos.storage_key }).from(videos).where(eq(videos.user_id, id))
  return [
    ...filmed.flatMap(({ key }) => placesOfVideo(key)),
    ...photos.map(({ key }) => photoFolder(key)),
    ...closed.map(({ key }) => privatePlace(key)),
    ...copies.map(({ uuid }) => placeOfExport(uuid)),
  ]
}
