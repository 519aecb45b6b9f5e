import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Seen, Target } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
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

/** The thing as it is, public or not; null when it is gone, or deleted. */
export async function seenNow(ctx: Context, { moderated }: Target, id: number): Promise<Seen | null> {
  try {
    const seen = await moderated?.seen(ctx, id)
    return seen && !seen.gone ? seen : null
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

export async function personNamed({ db }: Context, id: number | null) {
  if (id === null) return null
  const [person] = await db.select({ id: users.id, nickname: users.nickname }).from(users).where(eq(users.id, id))
  return person ?? null
}

/** Photos by their ids, for the team and for whose they are; `open`: those alone that everybody may see. */
export async function documentsOf(ctx: Context, ids: number[], { open = false } = {}) {
  if (!ids.length) return new Map<number, PhotoDocument>()
  const rows = await ctx.db
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), open ? eq(files.public, true) : undefined))
  return new Map(rows.map((file) => [file.id, photoDocument(ctx, file)]))
}
