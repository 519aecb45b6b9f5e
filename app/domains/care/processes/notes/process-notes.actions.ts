import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { once } from '#platform/sent-keys/as-sent-before.ts'
import { findProcess, holdProcess, noProcess } from '../processes/find-process.queries.ts'
import { logOpening } from '../processes/openings.actions.ts'
import type { ProcessNoteInput, ProcessNotes, ProcessRef } from '../processes/processes.schemas.ts'
import { listNotes, notesPlace, roomsOf } from './process-notes.queries.ts'
import { process_notes } from './process-notes.table.ts'

/** Of notes the client knows nothing: to them whoever reads these opened the process. */
export async function openNotes(ctx: Context, { token }: ProcessRef): Promise<ProcessNotes> {
  const found = await findProcess(ctx, token)
  const notes = await listNotes(ctx, found)
  await logOpening(ctx, found, 'processo')
  return notes
}

/** Keeps a note in the room of who writes it; the administration's stands with the reception's. */
export const addNote = (ctx: Context, { token, text, idempotency_key: key }: ProcessNoteInput): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    const room = access.role === 'admin' ? 'acolhimento' : roomsOf(access)[0]
    if (!room) throw noProcess()
    await once(tx, { what: 'process.noted', key }, async () => {
      await audit(tx, { action: 'process.noted', subject: `process:${process.id}` })
      await tx.db.insert(process_notes).values({
        ...{ process_id: process.id, room, user_id: signedIn(tx).id, created_at: tx.now() },
        sealed_text: sealText(tx.env.keys, notesPlace(process.id), text),
      })
    })
  })
