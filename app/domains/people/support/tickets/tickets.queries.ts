import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { readNoticesAt } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sentFile, sentFileColumns } from '#platform/files/sent-file.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { answerAddress } from '../contacts/contacts.queries.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { askedAgain } from './asked-again.queries.ts'
import { findOwnTicket, findTicket } from './find-ticket.queries.ts'
import { leadOf, personOf, teamOf, waitingOf } from './queue.queries.ts'
import { ticketPath } from './ticket-link.secrets.ts'
import { isOwn, othersOf, ownedBy, ownerOf } from './ticket-owner.queries.ts'
import { isTeam, mayClose, mayReopen, mayReply, reopenUntil, staffPath } from './tickets.policy.ts'
import type { MyTicketFilter, ThreadMessage, Ticket, TicketCard, TicketRef } from './tickets.schemas.ts'
import { ticket_files, ticket_messages } from './tickets.table.ts'

/** The viewer's tickets, by last message. */
export async function listMyTickets(ctx: Context, filter: MyTicketFilter): Promise<Page<TicketCard>> {
  const { limit, offset } = windowOf(filter)
  const mine = ownedBy(signedIn(ctx).id)
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(contact_messages)
      .where(mine)
      .orderBy(desc(contact_messages.last_at), desc(contact_messages.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(contact_messages).where(mine),
  ])
  return toPage(rows.map(toCard), totals[0]?.total ?? 0, filter)
}

/** The whole conversation; notes and team names only for the team. */
export async function showTicket(ctx: Context, ref: TicketRef, as?: 'person'): Promise<Ticket> {
  const { ticket, side } =
    as === 'person' ? { ticket: await findOwnTicket(ctx, ref), side: as } : await findTicket(ctx, ref)
  const now = ctx.now()
  return {
    ...toCard(ticket),
    messages: [opening(ticket), ...(await followed(ctx, ticket, side))],
    reopen_until: reopenUntil(ticket),
    can: {
      reply: mayReply(ticket, now),
      attach: await isOwn(ctx, ticket),
      close: mayClose(ticket),
      reopen: mayReopen(ticket, now),
    },
    staff: side === 'staff' ? await staffView(ctx, ticket) : null,
  }
}

/** As its sender reads it: what told them of it is then read too. */
export async function openTicket(ctx: Context, ref: TicketRef): Promise<Ticket> {
  const ticket = await showTicket(ctx, ref, 'person')
  if (ctx.viewer) await readNoticesAt(ctx, ticketPath(ref.uuid))
  return ticket
}

/** As the team reads it: likewise. */
export async function readTicket(ctx: Context, { uuid }: TicketRef): Promise<Ticket> {
  const ticket = await showTicket(ctx, { uuid })
  await readNoticesAt(ctx, staffPath(uuid))
  return ticket
}

const toCard = ({ uuid, protocol, subject, topic, state, created_at, last_at }: ContactMessage): TicketCard => ({
  uuid,
  protocol,
  subject,
  topic,
  state,
  created_at,
  last_at,
})

const opening = ({ name, message, created_at }: ContactMessage): ThreadMessage => ({
  id: 0,
  from: 'person',
  author: name,
  text: message,
  created_at,
  files: [],
})

async function followed(ctx: Context, ticket: ContactMessage, side: 'person' | 'staff'): Promise<ThreadMessage[]> {
  const shown = and(
    eq(ticket_messages.contact_id, ticket.id),
    side === 'person' ? ne(ticket_messages.from, 'note') : undefined,
  )
  const [rows, files] = await Promise.all([
    ctx.db
      .select({ message: ticket_messages, nickname: users.nickname })
      .from(ticket_messages)
      .leftJoin(users, eq(users.id, ticket_messages.user_id))
      .where(shown)
      .orderBy(asc(ticket_messages.created_at), asc(ticket_messages.id)),
    ctx.db
      .select({ of: ticket_files.message_id, ...sentFileColumns })
      .from(ticket_files)
      .innerJoin(ticket_messages, eq(ticket_messages.id, ticket_files.message_id))
      .innerJoin(private_files, eq(private_files.id, ticket_files.file_id))
      .where(shown)
      .orderBy(asc(private_files.id)),
  ])
  const team = side === 'staff' ? null : `Equipe ${ctx.env.site.name}`
  return rows.map(({ message: { id, from, text, created_at }, nickname }) => ({
    id,
    from,
    author: from === 'person' ? ticket.name : (team ?? nickname ?? ''),
    text,
    created_at,
    files: files.filter((file) => file.of === id).map((file) => sentFile(ctx, file)),
  }))
}

async function staffView(ctx: Context, ticket: ContactMessage): Promise<Ticket['staff']> {
  const team = await teamOf(ctx)
  const owner = await ownerOf(ctx, ticket)
  const email = await answerAddress(ctx, ticket.user_id, ticket.email)
  const { name, assigned_to } = ticket
  const assigned = assigned_to === null ? null : await personOf(ctx, assigned_to)
  return {
    name,
    email,
    assigned,
    ...waitingOf(ticket, await askedAgain(ctx, ticket), ctx.now()),
    lead: await leadOf(ctx, ticket.id),
    nickname: owner?.nickname ?? null,
    signed_in: ticket.user_id !== null,
    others: isTeam(ctx.viewer) ? await othersOf(ctx, ticket, email, owner?.id) : null,
    team,
  }
}
