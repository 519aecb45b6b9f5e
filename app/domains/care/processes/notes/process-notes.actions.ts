import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { holdProcess, noProcess } from '../processes/find-process.queries.ts'
import type { ProcessNoteInput } from '../processes/processes.schemas.ts'
import { notesPlace, roomsOf } from './process-notes.queries.ts'
import { process_notes } from './process-notes.table.ts'

/** Keeps a note in the room of who writes it; the administration's stands with the reception's. */
export const addNote = (ctx: Context, { token, text }: ProcessNoteInput): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    const room = access.role === 'admin' ? 'acolhimento' : roomsOf(access)[0]
    if (!room) throw noProcess()
    await audit(tx, { action: 'process.noted', subject: `process:${process.id}` })
    await tx.db.insert(process_notes).values({
      ...{ process_id: process.id, room, user_id: signedIn(tx).id, created_at: tx.now() },
      sealed_text: sealText(tx.env.keys, notesPlace(process.id), text),
    })
  })
