import type { TicketState } from './ticket-state.kinds.ts'

/** Labels for the team. */
export const stateNames: Record<TicketState, string> = {
  aberto: 'Aberto',
  respondido: 'Respondido',
  aguardando_pessoa: 'Aguardando a pessoa',
  resolvido: 'Resolvido',
  fechado: 'Fechado',
}

/** The same states, worded for the sender. */
export const ownStateNames: Record<TicketState, string> = {
  ...stateNames,
  aberto: 'Com a equipe',
  aguardando_pessoa: 'Esperando você',
}
