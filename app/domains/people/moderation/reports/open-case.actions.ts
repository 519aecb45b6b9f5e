import { and, desc, eq, ne } from 'drizzle-orm'
import type { Seen } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { holdPhotos } from '#platform/files/attach-photos.ts'
import type { ReportedKind } from '../cases/case.kinds.ts'
import { type ModerationCase, moderation_case_photos, moderation_cases } from '../cases/cases.table.ts'
import { noteEntry } from '../cases/entries.actions.ts'
import { photoIdsSeen } from '../cases/seen.queries.ts'

type Thing = { target: ReportedKind; target_id: number }

/**
 * The case that a report of this thing belongs to, locked: the open one; the decided one while the thing is as it was
 * then; else a new one. Of many at once one makes it, by the unique index, and the others wait for it.
 */
export async function caseFor(tx: Context, thing: Thing, seen: Seen): Promise<ModerationCase> {
  const [last] = await tx.db
    .select()
    .from(moderation_cases)
    .where(of(thing))
    .orderBy(desc(moderation_cases.id))
    .limit(1)
    .for('update')
  if (last && (last.state !== 'decidida' || (await isAsSeen(tx, last, seen)))) return last
  return (await openCase(tx, thing, seen)) ?? caseFor(tx, thing, seen)
}

async function openCase(tx: Context, thing: Thing, seen: Seen) {
  const { title: seen_title, text: seen_text, url: seen_url, author_id, photo_ids } = seen
  const now = tx.now()
  const [made] = await tx.db
    .insert(moderation_cases)
    .values({ ...thing, author_id, seen_title, seen_text, seen_url, created_at: now, last_reported_at: now })
    .onConflictDoNothing({
      target: [moderation_cases.target, moderation_cases.target_id],
      where: ne(moderation_cases.state, 'decidida'),
    })
    .returning()
  if (!made) return undefined
  if (photo_ids.length)
    await tx.db.insert(moderation_case_photos).values(photo_ids.map((file_id) => ({ case_id: made.id, file_id })))
  await holdPhotos(tx, photo_ids, true)
  await noteEntry(tx, made.id, { kind: 'aberta', user_id: null })
  return made
}

/** Whether the thing is what it was when the case was opened. */
async function isAsSeen(tx: Context, { id, seen_title, seen_text }: ModerationCase, { title, text, photo_ids }: Seen) {
  const before = new Set(await photoIdsSeen(tx, id))
  return seen_title === title && seen_text === text && photo_ids.every((file_id) => before.has(file_id))
}

const of = ({ target, target_id }: Thing) =>
  and(eq(moderation_cases.target, target), eq(moderation_cases.target_id, target_id))
