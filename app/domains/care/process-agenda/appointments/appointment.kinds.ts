export const appointmentKinds = ['consulta', 'retorno', 'audiencia', 'visita', 'prazo'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** What may be the team's own: the client neither reads nor hears of it. */
export const ofTeamAlone: readonly AppointmentKind[] = ['audiencia', 'prazo']

/** 'outro': the client asks for another time. */
export const appointmentStates = ['proposto', 'confirmado', 'outro', 'cancelado'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** Minutes that one takes; a deadline is a moment. */
export const durations = [30, 60, 90, 120, 240] as const
