export const appointmentKinds = ['consulta', 'retorno', 'audiencia', 'visita', 'prazo'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/**
 * What a court or a law sets: there is nothing to agree to, so it stands at once. It may be the team's own, too: then the
 * client neither reads nor hears of it.
 */
export const setByOthers: readonly AppointmentKind[] = ['audiencia', 'prazo']

/** 'outro': the client asks for another time. */
export const appointmentStates = ['proposto', 'confirmado', 'outro', 'cancelado'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** Minutes that one takes; a deadline is a moment. */
export const durations = [30, 60, 90, 120, 240] as const
