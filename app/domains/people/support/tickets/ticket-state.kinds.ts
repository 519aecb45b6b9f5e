export const ticketStates = ['aberto', 'respondido', 'aguardando_pessoa', 'resolvido', 'fechado'] as const
export type TicketState = (typeof ticketStates)[number]
