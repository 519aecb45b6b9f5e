import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { moderation_case_photos } from './cases.table.ts'

/** The photos that the thing had when its case was opened; an erased account's are gone. */
export async function photoIdsSeen({ db }: Context, case_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: moderation_case_photos.file_id })
    .from(moderation_case_photos)
    .where(eq(moderation_case_photos.case_id, case_id))
    .orderBy(asc(moderation_case_photos.file_id))
  return rows.map(({ id }) => id)
}
