import type { AffiliationMove, AffiliationState } from './affiliation.kinds.ts'

/** From which states the store's decisions lead where. Ending has three days' notice: the state follows on its day. */
const moves = {
  aprovar: { from: ['pendente'], to: 'ativa' },
  recusar: { from: ['pendente'], to: 'recusada' },
  suspender: { from: ['ativa'], to: 'suspensa' },
  reativar: { from: ['suspensa'], to: 'ativa' },
  encerrar: { from: ['ativa', 'suspensa'], to: 'encerrada' },
} as const satisfies Record<AffiliationMove, { from: readonly AffiliationState[]; to: AffiliationState }>

export const mayDecide = (move: AffiliationMove, state: AffiliationState) =>
  (moves[move].from as readonly AffiliationState[]).includes(state)

export const stateAfter = (move: AffiliationMove): AffiliationState => moves[move].to

/** Not over: at most one of them per person and programme. */
export const liveStates: AffiliationState[] = ['pendente', 'ativa', 'suspensa']
