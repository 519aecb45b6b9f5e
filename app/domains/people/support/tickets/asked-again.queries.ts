import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { ticket_messages } from './tickets.table.ts'

/** When the person wrote again after the team's last answer, while that waits; in the order in which messages reached us. */
export const askedAgainAt = sql<Date | null>`case when ${contact_messages.state} = 'aberto' then (
  select min(said.created_at) from ${ticket_messages} said
  where said.contact_id = ${contact_messages.id} and said."from" = 'person' and said.id > (
    select max(answer.id) from ${ticket_messages} answer
    where answer.contact_id = ${contact_messages.id} and answer."from" = 'staff')
) end`.mapWith(contact_messages.created_at)

export const asksAgain = and(isNotNull(contact_messages.first_answered_at), isNotNull(askedAgainAt)) as SQL

export async function askedAgain({ db }: Context, { id }: ContactMessage): Promise<Date | null> {
  const [found] = await db.select({ at: askedAgainAt }).from(contact_messages).where(eq(contact_messages.id, id))
  return found?.at ?? null
}
