import type { LabelState } from './label.kinds.ts'

/** What a status of Melhor Envio, or the second word of its webhook, is to us; null when it says nothing new. */
export function labelStateOf(status: string): LabelState | null {
  return states[status] ?? null
}

const states: Record<string, LabelState> = {
  pending: 'no_carrinho',
  released: 'paga',
  generated: 'pronta',
  received: 'postada',
  posted: 'postada',
  delivered: 'entregue',
  undelivered: 'nao_entregue',
  canceled: 'cancelada',
  cancelled: 'cancelada',
  expired: 'cancelada',
}

const rank: Record<LabelState, number> = {
  pedida: 0,
  falhou: 0,
  no_carrinho: 1,
  paga: 2,
  pronta: 3,
  postada: 4,
  nao_entregue: 5,
  cancelada: 6,
  entregue: 6,
}

/** News comes late, twice and out of order: a label only ever goes on. */
export const goesOn = (from: LabelState, to: LabelState) => rank[to] > rank[from]

/** Of several parcels what is true of all: the one that is furthest behind. */
export const slowest = (states: LabelState[]): LabelState =>
  states.reduce((slow, state) => (rank[state] < rank[slow] ? state : slow), states[0] ?? 'pedida')
