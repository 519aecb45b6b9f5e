export const ticketStates = ['aberto', 'respondido', 'aguardando_pessoa', 'resolvido', 'fechado'] as const
export type TicketState = (typeof ticketStates)[number]

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

const FIRST_ANSWER_DAYS = 5

/** 'responder em 3 dias', 'responder hoje', 'atrasado há 2 dias': the first answer is due five days after the message. */
export function dueWords(days_since: number): string {
  const left = FIRST_ANSWER_DAYS - days_since
  if (left === 0) return 'responder hoje'
  if (left > 0) return left === 1 ? 'responder até amanhã' : `responder em ${left} dias`
  return left === -1 ? 'atrasado há 1 dia' : `atrasado há ${-left} dias`
}

export const isOverdue = (days_since: number) => days_since > FIRST_ANSWER_DAYS
