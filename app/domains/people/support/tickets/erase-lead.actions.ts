import { and, eq, or } from 'drizzle-orm'
import { withdrawNoticesAt } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { erasePrivateFiles } from '#platform/files/private-files.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { LEAD_SUBJECT } from '../leads/leads.emails.tsx'
import { leads } from '../leads/leads.table.ts'
import { findTicket } from './find-ticket.queries.ts'
import { ticketPath } from './ticket-link.secrets.ts'
import { answerSubject } from './tickets.emails.tsx'
import { receptionPath, staffPath } from './tickets.policy.ts'
import { ticket_files, ticket_messages } from './tickets.table.ts'

/**
 * Erases a lead with its whole conversation: who agreed to be written to was promised this whenever they ask, and most have no
 * account to erase. Of it stays who of the team did it and when, and nothing of the person. @throws conflict for any other ticket.
 */
export const eraseLead = (ctx: Context, { uuid }: { uuid: string }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { ticket } = await findTicket(tx, { uuid }, 'lock')
    if (!(await tx.db.$count(leads, eq(leads.contact_id, ticket.id))))
      throw new AppError('conflict', 'Só um pedido de contato feito por uma página é apagado por aqui.')
    await eraseContact(tx, ticket)
    await audit(tx, { action: 'ticket.deleted', subject: `ticket:${uuid}` })
  })

/** A locked contact with its conversation, files, notices and mails. */
export async function eraseContact(tx: Context, ticket: ContactMessage) {
  const files = await tx.db
    .select({ id: ticket_files.file_id })
    .from(ticket_files)
    .innerJoin(ticket_messages, eq(ticket_messages.id, ticket_files.message_id))
    .where(eq(ticket_messages.contact_id, ticket.id))
  const ids = files.map(({ id }) => id)
  await erasePrivateFiles(tx, ids)
  const ofTicket = eq(ticket_messages.contact_id, ticket.id)
  await tx.db.delete(ticket_messages).where(ofTicket)
  for (const path of [ticketPath, staffPath, receptionPath]) await withdrawNoticesAt(tx, path(ticket.uuid))
  await tx.db.delete(contact_messages).where(eq(contact_messages.id, ticket.id))
  await eraseMails(tx, ticket)
}

/** Our copies of what was mailed in it; what still waits is sent to nobody. */
export async function eraseMails({ db }: Context, { email, protocol }: ContactMessage) {
  const receipts = and(eq(mails.to, email), eq(mails.subject, LEAD_SUBJECT))
  const hasOther = await db.$count(leads, eq(leads.email, email))
  await db.delete(mails).where(or(eq(mails.subject, answerSubject(protocol)), hasOther ? undefined : receipts))
}
