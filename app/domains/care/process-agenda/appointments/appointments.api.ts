import { login, Nothing } from '#platform/procedure.ts'
import { answerAppointment, cancelAppointment, changeAppointment, propose } from './appointments.actions.ts'
import { ownAgenda, showAgenda } from './appointments.queries.ts'
import {
  AppointmentAnswer,
  AppointmentCancel,
  AppointmentChange,
  AppointmentPropose,
  AppointmentSaved,
  OwnAgenda,
  ProcessAgenda,
  ProcessAgendaRef,
} from './appointments.schemas.ts'

const all = '/v1/comunidade360/processo/{token}/agenda' as const
const one = `${all}/{id}` as const
const acts = login.refusing('not_found', 'conflict')

export const appointmentsApi = {
  own: login.refusing('not_found').get('/v1/comunidade360/agenda', 'A agenda de quem atende, sem lugares nem motivos', OwnAgenda, ownAgenda),
  list: login.refusing('not_found').get(all, 'A agenda de um processo: o cliente lê toda, cada profissão a sua', ProcessAgendaRef, ProcessAgenda, showAgenda),
  propose: acts.refusing('too_many').post(all, 'Quem atende propõe um horário', AppointmentPropose, AppointmentSaved, propose),
  change: acts.put(one, 'Muda um horário, com o motivo; o cliente confirma de novo', AppointmentChange, AppointmentSaved, changeAppointment),
  cancel: acts.post(`${one}/cancelamento`, 'Cancela um horário, com o motivo', AppointmentCancel, Nothing, cancelAppointment),
  answer: acts.post(`${one}/resposta`, 'O cliente confirma um horário, ou pede outro', AppointmentAnswer, Nothing, answerAppointment),
}
