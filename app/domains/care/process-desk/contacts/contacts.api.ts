import { Answered, QueuePage, Ticket, TicketAnswer } from '#domains/people/support/tickets/tickets.schemas.ts'
import { login } from '#platform/procedure.ts'
import { answerContact } from './contacts.actions.ts'
import { listContacts, showContact } from './contacts.queries.ts'
import { CareContactFilter, CareContactRef } from './contacts.schemas.ts'

const all = '/v1/comunidade360/contato' as const
const one = `${all}/{uuid}` as const
const party = login.refusing('not_found')

export const careContactsApi = {
  list: party.get(all, 'Quem pediu contato na página da Comunidade 360, para o acolhimento', CareContactFilter, QueuePage, listContacts),
  show: party.get(one, 'Um pedido de contato, com a conversa', CareContactRef, Ticket, showContact),
  answer: party.post(`${one}/resposta`, 'Responde; a resposta vai por e-mail', TicketAnswer, Answered, answerContact),
}
