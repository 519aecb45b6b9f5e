import type { StoreState } from './store.kinds.ts'

/** The moves in a store's life, from where they may be made, and where they lead. */
const moves = {
  submit: { from: ['rascunho', 'recusada'], to: 'em_analise' },
  withdraw: { from: ['em_analise'], to: 'rascunho' },
  approve: { from: ['em_analise'], to: 'aberta' },
  refuse: { from: ['em_analise'], to: 'recusada' },
  suspend: { from: ['aberta'], to: 'suspensa' },
  reopen: { from: ['suspensa'], to: 'aberta' },
  close: { from: ['rascunho', 'recusada', 'aberta', 'suspensa'], to: 'encerrada' },
  /** Of a closed store that was approved once. */
  bring_back: { from: ['encerrada'], to: 'aberta' },
  /** Of a closed store that never was. */
  bring_back_draft: { from: ['encerrada'], to: 'rascunho' },
} as const satisfies Record<string, { from: readonly StoreState[]; to: StoreState }>

export type StoreMove = keyof typeof moves
export const storeMoves = Object.keys(moves) as StoreMove[]

export const mayMove = (state: StoreState, move: StoreMove) =>
  (moves[move].from as readonly StoreState[]).includes(state)

/** @throws for a move that the state does not allow: callers ask `mayMove` first, so it is a fault of ours. */
export function moved(state: StoreState, move: StoreMove): StoreState {
  if (!mayMove(state, move)) throw new Error(`a store that is ${state} cannot ${move}`)
  return moves[move].to
}
