import type { Domain } from '#domain.ts'
import { appointmentsApi } from './appointments/appointments.api.ts'
import { appointmentCron, appointmentJobs } from './appointments/appointments.jobs.ts'
import { processAgendaPersonalData } from './process-agenda.personal-data.ts'

export const processAgenda = {
  api: appointmentsApi,
  jobs: appointmentJobs,
  cron: appointmentCron,
  personalData: processAgendaPersonalData,
} satisfies Domain
