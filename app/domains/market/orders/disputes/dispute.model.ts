import type { DisputeState } from './dispute.kinds.ts'

const moves: Record<DisputeState, readonly DisputeState[]> = {
  aberta: ['respondida', 'proposta', 'decidida', 'encerrada'],
  respondida: ['aberta', 'proposta', 'decidida', 'encerrada'],
  // Refused, it is open again; a better offer replaces it.
  proposta: ['aberta', 'proposta', 'aceita', 'decidida', 'encerrada'],
  aceita: [],
  decidida: [],
  encerrada: [],
}

export const mayDisputeMove = (from: DisputeState, to: DisputeState) => moves[from].includes(to)
export const openDisputeStates: DisputeState[] = ['aberta', 'respondida', 'proposta']

/** Days after delivery in which a problem can be told. */
export const DISPUTE_DAYS = 30
