import type { AppointmentKind, AppointmentState } from './appointment.kinds.ts'

export const appointmentKindWords: Record<AppointmentKind, string> = {
  consulta: 'Consulta',
  retorno: 'Retorno',
  audiencia: 'Audiência',
  visita: 'Visita',
  prazo: 'Prazo',
}

type Tone = 'neutral' | 'primary' | 'amber' | 'danger'

/** To the client, and to the team. */
export const appointmentStateWords: Record<AppointmentState, { own: string; team: string; tone: Tone }> = {
  proposto: { own: 'Espera você confirmar', team: 'Espera o cliente', tone: 'amber' },
  confirmado: { own: 'Confirmado', team: 'Confirmado', tone: 'primary' },
  outro: { own: 'Você pediu outro horário', team: 'O cliente pede outro horário', tone: 'amber' },
  cancelado: { own: 'Cancelado', team: 'Cancelado', tone: 'danger' },
}
