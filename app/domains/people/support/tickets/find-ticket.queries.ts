import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import { leadOf } from './queue.queries.ts'
import { isTicketToken } from './ticket-link.secrets.ts'
import { isOwn } from './ticket-owner.queries.ts'
import { isLinkValid, readsLeadsOf } from './tickets.policy.ts'
import type { TicketRef } from './tickets.schemas.ts'

type Side = 'person' | 'staff'
type Found = { ticket: ContactMessage; side: Side }

/** A ticket for its parties: the team (the reception for those of its page), its sender, or the holder of the mailed link. 404 for everybody else. */
export async function findTicket(ctx: Context, ref: TicketRef, lock?: 'lock'): Promise<Found> {
  const query = ctx.db.select().from(contact_messages).where(eq(contact_messages.uuid, ref.uuid))
  const [ticket] = lock ? await query.for('update') : await query
  const side = ticket && (await sideOf(ctx, ticket, ref))
  if (!ticket || !side) throw notFound()
  return { ticket, side }
}

/** The sender's side of a ticket: the team has its own calls. */
export async function findOwnTicket(ctx: Context, ref: TicketRef, lock?: 'lock'): Promise<ContactMessage> {
  const { ticket } = await findTicket(ctx, ref, lock)
  if (!(await speaksAsPerson(ctx, ticket, ref))) throw notFound()
  return ticket
}

const notFound = () => new AppError('not_found', 'Não encontramos essa conversa.')

const speaksAsPerson = async (ctx: Context, ticket: ContactMessage, { token }: TicketRef) =>
  (isLinkValid(ticket, ctx.now()) && isTicketToken(ctx, ticket.uuid, token)) || isOwn(ctx, ticket)

async function sideOf(ctx: Context, ticket: ContactMessage, ref: TicketRef): Promise<Side | null> {
  if (readsLeadsOf(ctx.viewer, (await leadOf(ctx, ticket.id))?.landing)) return 'staff'
  return (await speaksAsPerson(ctx, ticket, ref)) ? 'person' : null
}
