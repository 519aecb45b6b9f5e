import { and, desc, eq, gt } from 'drizzle-orm'
import '../support.events.ts'
import { createElement } from 'react'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { isWantedBy, notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { answerAddress } from '../contacts/contacts.queries.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'
import { findTicket } from './find-ticket.queries.ts'
import { teamOf } from './queue.queries.ts'
import { ticketLink, ticketPath } from './ticket-link.secrets.ts'
import { addMessage, moveTicket, noticeKey } from './ticket-messages.actions.ts'
import { ownerOf } from './ticket-owner.queries.ts'
import { answerSubject, TicketAnswerMail } from './tickets.emails.tsx'
import { showTicket } from './tickets.queries.ts'
import type { Answered, Ticket, TicketAnswer, TicketChange, TicketNote } from './tickets.schemas.ts'
import { ticket_messages } from './tickets.table.ts'

/**
 * Adds the team's answer and mails it with protocol number and link. `meanwhile` names a colleague who answered since
 * `seen`; both answers are kept.
 */
export const answerTicket = (ctx: Context, { uuid, seen, state, ...message }: TicketAnswer): Promise<Answered> =>
  ctx.transaction(async (tx) => {
    const { ticket } = await findTicket(tx, { uuid }, 'lock')
    const meanwhile = await answeredSince(tx, ticket, seen)
    const added = await addMessage(tx, ticket, { ...message, from: 'staff' })
    if (added) await follow(tx, ticket, added, { state, ...message })
    return { ticket: await showTicket(tx, { uuid }), meanwhile }
  })

type Given = Pick<TicketAnswer, 'state' | 'text'>

async function follow(tx: Context, ticket: ContactMessage, message_id: number, { state, text }: Given) {
  const now = tx.now()
  await moveTicket(tx, ticket, {
    state,
    last_at: now,
    closed_at: state === 'resolvido' ? now : null,
    first_answered_at: ticket.first_answered_at ?? now,
    assigned_to: ticket.assigned_to ?? signedIn(tx).id,
  })
  await note(tx, ticket, 'ticket.answered', { state })
  await record(tx, 'ticket.answered', { contact_id: ticket.id, text })
  const email = await answerAddress(tx, ticket.user_id, ticket.email)
  const owner = await ownerOf(tx, ticket)
  if (owner) await notifySender(tx, owner.id, ticket, message_id)
  // Who wrote by WhatsApp without an account left no e-mail: the answer goes by that way.
  if (!email || (ticket.user_id && !(await isWantedBy(tx, ticket.user_id, 'ticket', 'e-mail')))) return
  const { protocol } = ticket
  const link = ticketLink(tx, ticket)
  await sendMail(tx, {
    to: email,
    subject: answerSubject(protocol),
    body: createElement(TicketAnswerMail, { site: tx.env.site, protocol, text, link }),
  })
}

/** By every way but the mail, which the answer has of its own. What was said is read in the conversation. */
const notifySender = (tx: Context, user_id: number, { uuid, protocol }: ContactMessage, message_id: number) =>
  notify(tx, {
    ...{ user_id, kind: 'ticket', unmailed: true, key: noticeKey(message_id) },
    ...{ title: 'A equipe respondeu a sua mensagem', text: `Protocolo ${protocol}`, url: ticketPath(uuid) },
  })

/** Adds an internal note; the sender never sees it, and the state is unchanged. */
export const noteTicket = (ctx: Context, { uuid, ...message }: TicketNote): Promise<Ticket> =>
  ctx.transaction(async (tx) => {
    const { ticket } = await findTicket(tx, { uuid }, 'lock')
    if (await addMessage(tx, ticket, { ...message, from: 'note' })) await note(tx, ticket, 'ticket.noted', {})
    return showTicket(tx, { uuid })
  })

export const changeTicket = (ctx: Context, { uuid, ...edit }: TicketChange): Promise<Ticket> =>
  ctx.transaction(async (tx) => {
    const { ticket } = await findTicket(tx, { uuid }, 'lock')
    const { state, assigned_to } = mergeEdit(edit, pick(ticket, 'state', 'assigned_to'))
    if (assigned_to !== null && assigned_to !== ticket.assigned_to) await demandTeam(tx, assigned_to)
    const ended = state === 'resolvido' || state === 'fechado'
    const closed_at = ended ? (ticket.closed_at ?? tx.now()) : null
    await moveTicket(tx, ticket, { state, assigned_to, closed_at })
    await note(tx, ticket, 'ticket.changed', { state, assigned_to })
    return showTicket(tx, { uuid })
  })

async function demandTeam(tx: Context, id: number) {
  if (!(await teamOf(tx)).some((person) => person.id === id))
    throw invalidField('assigned_to', 'Essa pessoa não está na equipe de atendimento.')
}

/** The nickname of another team member who answered after the last message on screen. */
async function answeredSince(tx: Context, { id }: ContactMessage, seen: number) {
  const newer = and(eq(ticket_messages.contact_id, id), eq(ticket_messages.from, 'staff'), gt(ticket_messages.id, seen))
  const rows = await tx.db
    .select({ user_id: users.id, nickname: users.nickname })
    .from(ticket_messages)
    .innerJoin(users, eq(users.id, ticket_messages.user_id))
    .where(newer)
    .orderBy(desc(ticket_messages.id))
  return rows.find(({ user_id }) => user_id !== signedIn(tx).id)?.nickname ?? null
}

const note = (tx: Context, { uuid, state, assigned_to }: ContactMessage, action: string, after: object) =>
  audit(tx, { action, subject: `ticket:${uuid}`, before: { state, assigned_to }, after })
