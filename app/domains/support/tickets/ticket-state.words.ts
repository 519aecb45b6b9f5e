import type { TicketState } from './ticket-state.kinds.ts'

/** As the team says it. */
export const stateNames: Record<TicketState, string> = {
  aberto: 'Aberto',
  respondido: 'Respondido',
  aguardando_pessoa: 'Aguardando a pessoa',
  resolvido: 'Resolvido',
  fechado: 'Fechado',
}

/** The same, said to the person who wrote. */
export const ownStateNames: Record<TicketState, string> = {
  ...stateNames,
  aberto: 'Com a equipe',
  aguardando_pessoa: 'Esperando você',
}
