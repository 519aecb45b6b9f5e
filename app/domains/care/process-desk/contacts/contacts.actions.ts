import { answerTicket } from '#domains/people/support/index.ts'
import type { TicketAnswer } from '#domains/people/support/tickets/tickets.schemas.ts'
import type { Context } from '#platform/context.ts'
import { showContact } from './contacts.queries.ts'

/** As the team answers any contact: in the conversation, and by mail. */
export const answerContact = (ctx: Context, input: TicketAnswer) =>
  ctx.transaction(async (tx) => {
    await showContact(tx, input)
    return answerTicket(tx, input)
  })
