export { agendaOf } from './appointments/appointments.queries.ts'
