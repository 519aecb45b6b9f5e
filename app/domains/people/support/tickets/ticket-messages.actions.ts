import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { attachPrivateFiles } from '#platform/files/private-files.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { type TicketMessage, ticket_files, ticket_messages } from './tickets.table.ts'

export type Written = {
  from: TicketMessage['from']
  text: string
  file_ids?: number[]
  idempotency_key?: string
  created_at?: Date
}

/** Adds a message to a locked ticket and returns its id; nothing when it is there already. @throws conflict when its key brought another text. */
export async function addMessage(tx: Context, ticket: ContactMessage, message: Written): Promise<number | undefined> {
  const { file_ids = [], idempotency_key, from, text, created_at = tx.now() } = message
  const before = idempotency_key && (await sentBefore(tx, ticket.id, idempotency_key))
  if (before) {
    demandSameContent(before, { from, text })
    return undefined
  }
  await demandOwnUploads(tx, file_ids)
  const [row] = await tx.db
    .insert(ticket_messages)
    .values({ contact_id: ticket.id, from, text, idempotency_key, user_id: tx.viewer?.id, created_at })
    .returning({ id: ticket_messages.id })
  if (row && file_ids.length)
    await tx.db.insert(ticket_files).values([...new Set(file_ids)].map((file_id) => ({ message_id: row.id, file_id })))
  return row?.id
}

/** Of the notice that tells of an answer. */
export const noticeKey = (message_id: number) => `ticket:${message_id}`

type Move = Partial<
  Pick<ContactMessage, 'state' | 'closed_at' | 'last_at' | 'assigned_to' | 'first_answered_at' | 'user_id'>
>

export const moveTicket = (tx: Context, { id }: ContactMessage, move: Move) =>
  tx.db.update(contact_messages).set(move).where(eq(contact_messages.id, id))

async function sentBefore(tx: Context, contact_id: number, idempotency_key: string) {
  const same = and(eq(ticket_messages.contact_id, contact_id), eq(ticket_messages.idempotency_key, idempotency_key))
  return (await tx.db.select().from(ticket_messages).where(same))[0]
}

/** Uploads require an account, so the holder of a mailed link has none to attach. */
async function demandOwnUploads(tx: Context, file_ids: number[]) {
  if (!file_ids.length) return
  if (!tx.viewer) throw invalidField('file_ids', 'Para enviar arquivos, entre na sua conta e escreva por lá.')
  await attachPrivateFiles(tx, file_ids, 'file_ids')
}
