import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import { type Found, noProcess } from '../processes/find-process.queries.ts'
import type { ProcessAccess } from '../processes/processes.policy.ts'
import type { ProcessNotes } from '../processes/processes.schemas.ts'
import { type NoteRoom, noteRooms, process_notes } from './process-notes.table.ts'

export const notesPlace = (process_id: number) => `process_notes/${process_id}`

/** Whose notes somebody reads: those of their own room, never those of a compartment that the client shares. */
export const roomsOf = ({ role, own }: ProcessAccess): NoteRoom[] => {
  if (role === 'admin') return [...noteRooms]
  if (role === 'reception') return ['acolhimento']
  return own ? [own] : []
}

/** Notes of the viewer's room, newest first. To the client there are none, and no such page. */
export async function listNotes(ctx: Context, { process, access }: Found): Promise<ProcessNotes> {
  const rooms = roomsOf(access)
  if (!rooms.length) throw noProcess()
  const rows = await ctx.db
    .select({
      id: process_notes.id,
      room: process_notes.room,
      sealed_text: process_notes.sealed_text,
      nickname: users.nickname,
      created_at: process_notes.created_at,
    })
    .from(process_notes)
    .innerJoin(users, eq(users.id, process_notes.user_id))
    .where(and(eq(process_notes.process_id, process.id), inArray(process_notes.room, rooms)))
    .orderBy(desc(process_notes.id))
    .limit(200)
  const place = notesPlace(process.id)
  return {
    data: rows.map(({ sealed_text, ...note }) => ({ ...note, text: unsealText(ctx.env.keys, place, sealed_text) })),
  }
}
