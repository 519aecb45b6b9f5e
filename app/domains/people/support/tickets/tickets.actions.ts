import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { findOwnTicket } from './find-ticket.queries.ts'
import { personWrote } from './person-wrote.actions.ts'
import { moveTicket } from './ticket-messages.actions.ts'
import { isOwn } from './ticket-owner.queries.ts'
import { mayClose, mayReopen, mayReply } from './tickets.policy.ts'
import { showTicket } from './tickets.queries.ts'
import type { Ticket, TicketRef, TicketReply } from './tickets.schemas.ts'

const perTicket: Limit = { name: 'ticket-reply', points: 20, seconds: 3600 }

/** The sender replies: the ticket is waiting for the team again. */
export async function replyToTicket(ctx: Context, { token, ...input }: TicketReply): Promise<Ticket> {
  const ref = { uuid: input.uuid, token }
  await countAttempt(ctx, perTicket, input.uuid)
  return ctx.transaction(async (tx) => {
    const ticket = await findOwnTicket(tx, ref, 'lock')
    if (!mayReply(ticket, tx.now()))
      throw new AppError('conflict', 'Esta conversa terminou. Reabra ou escreva uma nova mensagem em Contato.')
    // Who answers by their account has it from now on, whoever has the address later.
    if (!ticket.user_id && (await isOwn(tx, ticket))) await moveTicket(tx, ticket, { user_id: signedIn(tx).id })
    await personWrote(tx, ticket, input)
    return showTicket(tx, ref, 'person')
  })
}

export const closeTicket = (ctx: Context, ref: TicketRef): Promise<Ticket> =>
  ctx.transaction(async (tx) => {
    const ticket = await findOwnTicket(tx, ref, 'lock')
    if (mayClose(ticket)) await moveTicket(tx, ticket, { state: 'fechado', closed_at: tx.now() })
    return showTicket(tx, ref, 'person')
  })

export const reopenTicket = (ctx: Context, ref: TicketRef): Promise<Ticket> =>
  ctx.transaction(async (tx) => {
    const ticket = await findOwnTicket(tx, ref, 'lock')
    if (ticket.state === 'fechado' && !mayReopen(ticket, tx.now()))
      throw new AppError('conflict', 'Já se passaram 30 dias. Escreva uma nova mensagem em Contato.')
    if (ticket.state === 'fechado')
      await moveTicket(tx, ticket, { state: 'aberto', closed_at: null, last_at: tx.now() })
    return showTicket(tx, ref, 'person')
  })
