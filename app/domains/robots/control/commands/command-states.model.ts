import type { CommandState } from './command.kinds.ts'

/** States in which a command may still be carried out. */
export const liveStates = ['criado', 'enviado', 'recebido'] as const satisfies readonly CommandState[]
/** States in which it is handed to the robot: until the robot has answered. */
export const waitingStates = ['criado', 'enviado'] as const satisfies readonly CommandState[]

export const isLive = (state: CommandState) => liveStates.some((one) => one === state)

/** What a robot answers. */
export type Answer = { state: 'recebido' | 'executado' | 'falhou'; reason?: string | null }

/**
 * The state of a command after an answer, or null when the answer changes nothing: it is repeated, late, or of a command
 * that already ended. An answer may come before we noted the delivery.
 */
export function stateAfter(state: CommandState, answer: Answer): CommandState | null {
  if (!isLive(state)) return null
  // The robot got it too late: the same end as when we notice it.
  if (answer.state === 'falhou' && answer.reason === 'expired') return 'expirou'
  return answer.state === state ? null : answer.state
}
