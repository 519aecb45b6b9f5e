import { z } from 'zod'
import { anyone, signedInOnly, whoCan } from '#platform/procedure.ts'
import { answerTicket, changeTicket, noteTicket } from './queue.actions.ts'
import { listQueue } from './queue.queries.ts'
import { openTicketFile } from './ticket-file.actions.ts'
import { closeTicket, reopenTicket, replyToTicket } from './tickets.actions.ts'
import { listMyTickets, showTicket } from './tickets.queries.ts'
import * as schemas from './tickets.schemas.ts'

const one = '/v1/support/ticket/{uuid}'
const queued = '/v1/support/contact/{uuid}'

/** The sender's side: with their account, or the token of the mailed link. */
export const ticketsApi = {
  list: signedInOnly
    .route({ method: 'GET', path: '/v1/support/ticket', summary: 'Os próprios atendimentos' })
    .input(schemas.MyTicketFilter)
    .output(schemas.TicketPage)
    .handler(({ context, input }) => listMyTickets(context, input)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Um atendimento próprio, com a conversa' })
    .input(schemas.TicketRef)
    .output(schemas.Ticket)
    .handler(({ context, input }) => showTicket(context, input, 'person')),
  reply: anyone
    .route({ method: 'POST', path: `${one}/reply`, summary: 'Continua a conversa' })
    .input(schemas.TicketReply)
    .output(schemas.Ticket)
    .handler(({ context, input }) => replyToTicket(context, input)),
  close: anyone
    .route({ method: 'POST', path: `${one}/close`, summary: 'Encerra o atendimento' })
    .input(schemas.TicketRef)
    .output(schemas.Ticket)
    .handler(({ context, input }) => closeTicket(context, input)),
  reopen: anyone
    .route({ method: 'POST', path: `${one}/reopen`, summary: 'Reabre o atendimento, até 30 dias depois' })
    .input(schemas.TicketRef)
    .output(schemas.Ticket)
    .handler(({ context, input }) => reopenTicket(context, input)),
  openFile: anyone
    .route({ method: 'GET', path: `${one}/file/{file}`, summary: 'Um arquivo da conversa, para as partes' })
    .input(schemas.TicketFileRef)
    .output(z.file())
    .handler(({ context, input }) => openTicketFile(context, input)),
}

const team = whoCan('support.manage')

/** The team's side. */
export const queueApi = {
  queue: team
    .route({ method: 'GET', path: '/v1/support/contact', summary: 'A fila de atendimento' })
    .input(schemas.QueueFilter)
    .output(schemas.QueuePage)
    .handler(({ context, input }) => listQueue(context, input)),
  read: team
    .route({ method: 'GET', path: queued, summary: 'Um atendimento com notas internas' })
    .input(schemas.TicketRef.pick({ uuid: true }))
    .output(schemas.Ticket)
    .handler(({ context, input }) => showTicket(context, input)),
  answer: team
    .route({ method: 'POST', path: `${queued}/answer`, summary: 'Responde; a resposta vai por e-mail' })
    .input(schemas.TicketAnswer)
    .output(schemas.Answered)
    .handler(({ context, input }) => answerTicket(context, input)),
  note: team
    .route({ method: 'POST', path: `${queued}/note`, summary: 'Nota interna, só para a equipe' })
    .input(schemas.TicketNote)
    .output(schemas.Ticket)
    .handler(({ context, input }) => noteTicket(context, input)),
  change: team
    .route({ method: 'PUT', path: queued, summary: 'Muda a situação e quem cuida' })
    .input(schemas.TicketChange)
    .output(schemas.Ticket)
    .handler(({ context, input }) => changeTicket(context, input)),
}
