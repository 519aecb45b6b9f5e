/** `inscrito` → `concluido` → `recompensado`, or `expirado` when the time is over, or `saiu`. */
export const enrolmentStates = ['inscrito', 'concluido', 'recompensado', 'expirado', 'saiu'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** A condition: so many of an action. */
export type Condition = { action_type_id: number; times: number }
