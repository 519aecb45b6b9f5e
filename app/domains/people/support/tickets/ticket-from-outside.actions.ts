import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { keepMessage } from '../contacts/contacts.actions.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { personWrote } from './person-wrote.actions.ts'
import { addMessage } from './ticket-messages.actions.ts'
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
  /** When it was said: it may come later than what was said after it. */
  at: Date
}

/**
 * What somebody wrote by another way than the site's form, for the job that received it: added to the conversation while it
 * goes on and is theirs (a number changes hands), else the head of a new one. Returns its id.
 */
export async function ticketFromOutside(tx: Context, { contact_id, text, at, ...said }: Said): Promise<number> {
  const open = contact_id === null ? undefined : await locked(tx, contact_id)
  if (open && open.user_id === said.user_id && mayReply(open, tx.now())) {
    await addInOrder(tx, open, text, at)
    return open.id
  }
  return (await keepMessage(tx, { ...said, topic: 'outro', message: text, created_at: at })).id
}

/** What was said before the head of the conversation takes its place. */
async function addInOrder(tx: Context, open: ContactMessage, text: string, at: Date) {
  if (at >= open.created_at) return personWrote(tx, open, { text, created_at: at })
  const first = { message: text, created_at: at }
  await tx.db.update(contact_messages).set(first).where(eq(contact_messages.id, open.id))
  return personWrote(tx, open, { text: open.message, created_at: open.created_at })
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
