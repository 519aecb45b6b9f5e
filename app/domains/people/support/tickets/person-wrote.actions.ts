import { and, desc, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'
import { askedAgain } from './asked-again.queries.ts'
import { leadOf, teamOf } from './queue.queries.ts'
import { addMessage, moveTicket, noticeKey, type Written } from './ticket-messages.actions.ts'
import { receptionLanding, receptionPath, staffPath } from './tickets.policy.ts'
import { ticket_messages } from './tickets.table.ts'

/** The person wrote on: their ticket waits for the team, and who cares for it is told, once until it is answered. */
export async function personWrote(tx: Context, ticket: ContactMessage, message: Omit<Written, 'from'>) {
  const waits = (await askedAgain(tx, ticket)) !== null
  const message_id = await addMessage(tx, ticket, { ...message, from: 'person' })
  if (message_id === undefined) return
  await moveTicket(tx, ticket, { state: 'aberto', closed_at: null, last_at: tx.now() })
  if (ticket.first_answered_at && !waits) await tellWhoCares(tx, ticket, message_id)
}

/** The responsible, else who answered last; nobody who may no longer read it. */
async function tellWhoCares(tx: Context, ticket: ContactMessage, message_id: number) {
  const id = ticket.assigned_to ?? (await lastAnswerer(tx, ticket))
  const url = id && id !== tx.viewer?.id && (await deskOf(tx, id, ticket))
  if (!url) return
  const title = 'Escreveram de novo em um contato seu'
  const key = noticeKey(message_id)
  await notify(tx, { user_id: id, kind: 'ticket', title, text: `Protocolo ${ticket.protocol}`, url, key })
}

async function lastAnswerer({ db }: Context, { id }: ContactMessage) {
  const [last] = await db
    .select({ user_id: ticket_messages.user_id })
    .from(ticket_messages)
    .where(and(eq(ticket_messages.contact_id, id), eq(ticket_messages.from, 'staff')))
    .orderBy(desc(ticket_messages.id))
    .limit(1)
  return last?.user_id
}

/** Where somebody reads it as one who answers. */
async function deskOf(tx: Context, user_id: number, { id, uuid }: ContactMessage) {
  if ((await teamOf(tx)).some((one) => one.id === user_id)) return staffPath(uuid)
  if ((await leadOf(tx, id))?.landing !== receptionLanding) return undefined
  const reception = and(eq(users.id, user_id), eq(users.user_type, 'acolhimento'))
  return (await tx.db.$count(users, reception)) ? receptionPath(uuid) : undefined
}
