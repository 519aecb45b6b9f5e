import { z } from 'zod'
import { professions } from '#domains/care/processes/processes/process.kinds.ts'
import { Opened } from '#shared/opened.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedMoment, typedRecentMoment } from '#shared/typed-day.ts'
import { written } from '#shared/written.ts'
import { appointmentKinds, appointmentStates } from './appointment.kinds.ts'

const token = z.string().trim().max(60)

export const ProcessAgendaRef = z.object({ token })
export type ProcessAgendaRef = z.infer<typeof ProcessAgendaRef>

export const AppointmentRef = ProcessAgendaRef.extend({ id: rowId })

const when = {
  at: typedRecentMoment,
  minutes: z.coerce.number().int().min(5).max(720).default(60),
  /** Where, or a link. */
  place: written(0, '', 300).default(''),
}
const reason = written(3, 'Diga por quê: o cliente lê.', 500)

export const AppointmentPropose = ProcessAgendaRef.extend({
  kind: z.enum(appointmentKinds, 'Escolha o que é.'),
  ...when,
  team_only: queryBoolean.default(false),
  idempotency_key: z.uuid().optional(),
})
export type AppointmentPropose = z.infer<typeof AppointmentPropose>

export const AppointmentChange = AppointmentRef.extend({ ...when, reason, opened: Opened })
export type AppointmentChange = z.infer<typeof AppointmentChange>

export const AppointmentCancel = AppointmentRef.extend({ reason })
export type AppointmentCancel = z.infer<typeof AppointmentCancel>

/** Which other days and hours are good. */
export const OtherTime = written(3, 'Diga que dias e horas são bons para você.', 500)

export const AppointmentAnswer = AppointmentRef.extend({
  answer: z.enum(['sim', 'outro']),
  /** What they answer: who saw another time, length or place is told. */
  at: typedMoment,
  minutes: z.coerce.number().int().min(0).max(720),
  place: z.string().trim().max(300),
  words: z.string().trim().max(500).default(''),
})
export type AppointmentAnswer = z.infer<typeof AppointmentAnswer>

/** How many of one's own it overlaps. */
export const AppointmentSaved = z.object({ overlaps: z.number().int() })
export type AppointmentSaved = z.infer<typeof AppointmentSaved>

const Listed = z.object({
  id: z.number().int(),
  kind: z.enum(appointmentKinds),
  at: z.date(),
  minutes: z.number().int(),
  state: z.enum(appointmentStates),
  team_only: z.boolean(),
  by: z.string(),
})

export const Appointment = Listed.extend({
  profession: z.enum(professions),
  place: z.string(),
  words: z.string(),
  past: z.boolean(),
  /** Who keeps it has left the team. */
  left: z.boolean(),
  can: z.object({ answer: z.boolean(), change: z.boolean() }),
})
export type Appointment = z.infer<typeof Appointment>

export const ProcessAgenda = z.object({
  /** What comes, the next first; then what is over, the last first. */
  data: z.array(Appointment),
  can: z.object({ propose: z.boolean() }),
})
export type ProcessAgenda = z.infer<typeof ProcessAgenda>

/** Of a process, without what is sealed. */
export const OwnAppointment = Listed.extend({
  token: z.string(),
  client: z.string(),
  past: z.boolean(),
  /** At the same time as another one of who proposed it. */
  overlaps: z.boolean(),
})
export type OwnAppointment = z.infer<typeof OwnAppointment>
export const OwnAgenda = z.object({ data: z.array(OwnAppointment) })
