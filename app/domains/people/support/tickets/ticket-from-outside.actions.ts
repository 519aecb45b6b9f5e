import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { keepMessage } from '../contacts/contacts.actions.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { addMessage, moveTicket } from './ticket-messages.actions.ts'
import { mayReply } from './tickets.policy.ts'

type Said = {
  /** The conversation that this may go on with. */
  contact_id: number | null
  user_id: number | null
  name: string
  /** Empty when none is known: the answer goes by the way on which this came. */
  email: string
  subject: string
  text: string
}

/**
 * What somebody wrote by another way than the site's form, for the job that received it: added to the conversation while it
 * goes on and is theirs (a number changes hands), else the head of a new one. Returns its id.
 */
export async function ticketFromOutside(tx: Context, { contact_id, text, ...said }: Said): Promise<number> {
  const open = contact_id === null ? undefined : await locked(tx, contact_id)
  if (open && open.user_id === said.user_id && mayReply(open, tx.now())) {
    await addMessage(tx, open, { from: 'person', text })
    await moveTicket(tx, open, { state: 'aberto', closed_at: null, last_at: tx.now() })
    return open.id
  }
  return (await keepMessage(tx, { ...said, topic: 'outro', message: text })).id
}

/** A note for the team alone, of what became of an answer on its way. */
export async function noteFromOutside(tx: Context, contact_id: number, text: string) {
  const ticket = await locked(tx, contact_id)
  if (ticket) await addMessage(tx, ticket, { from: 'note', text })
}

async function locked({ db }: Context, id: number) {
  const [ticket] = await db.select().from(contact_messages).where(eq(contact_messages.id, id)).for('update')
  return ticket
}
