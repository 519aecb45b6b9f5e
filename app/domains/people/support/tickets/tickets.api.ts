import { z } from 'zod'
import { anyone, Nothing, signedInOnly, whoCan } from '#platform/procedure.ts'
import { eraseLead } from './erase-lead.actions.ts'
import { answerTicket, changeTicket, noteTicket } from './queue.actions.ts'
import { listQueue } from './queue.queries.ts'
import { openTicketFile } from './ticket-file.actions.ts'
import { closeTicket, reopenTicket, replyToTicket } from './tickets.actions.ts'
import { listMyTickets, openTicket, readTicket } from './tickets.queries.ts'
import * as schemas from './tickets.schemas.ts'

const one = '/v1/support/ticket/{uuid}'
const queued = '/v1/support/contact/{uuid}'

/** The sender's side: with their account, or the token of the mailed link. */
export const ticketsApi = {
  list: signedInOnly.get('/v1/support/ticket', 'Os próprios atendimentos', schemas.MyTicketFilter, schemas.TicketPage, listMyTickets),
  show: anyone.get(one, 'Um atendimento próprio, com a conversa', schemas.TicketRef, schemas.Ticket, openTicket),
  reply: anyone.post(`${one}/reply`, 'Continua a conversa', schemas.TicketReply, schemas.Ticket, replyToTicket),
  close: anyone.post(`${one}/close`, 'Encerra o atendimento', schemas.TicketRef, schemas.Ticket, closeTicket),
  reopen: anyone.post(`${one}/reopen`, 'Reabre o atendimento, até 30 dias depois', schemas.TicketRef, schemas.Ticket, reopenTicket),
  openFile: anyone.get(`${one}/file/{file}`, 'Um arquivo da conversa, para as partes', schemas.TicketFileRef, z.file(), openTicketFile),
}

const team = whoCan('support.manage')

/** The team's side. */
export const queueApi = {
  queue: team.get('/v1/support/contact', 'A fila de atendimento', schemas.QueueFilter, schemas.QueuePage, listQueue),
  read: team.get(queued, 'Um atendimento com notas internas', schemas.TicketRef.pick({ uuid: true }), schemas.Ticket, readTicket),
  answer: team.post(`${queued}/answer`, 'Responde; a resposta vai por e-mail', schemas.TicketAnswer, schemas.Answered, answerTicket),
  note: team.post(`${queued}/note`, 'Nota interna, só para a equipe', schemas.TicketNote, schemas.Ticket, noteTicket),
  change: team.put(queued, 'Muda a situação e quem cuida', schemas.TicketChange, schemas.Ticket, changeTicket),
  erase: team.refusing('conflict').delete(queued, 'Apaga o pedido de contato de uma página, com a conversa', schemas.TicketRef.pick({ uuid: true }), Nothing, eraseLead),
}
