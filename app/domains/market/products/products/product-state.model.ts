import type { ProductState } from './product.kinds.ts'

/** Every move of a product's life, who makes it, and from where. What is not here does not happen. */
const moves = {
  submit: { from: ['rascunho', 'recusado'], to: 'em_revisao' },
  withdraw: { from: ['em_revisao'], to: 'rascunho' },
  approve: { from: ['em_revisao'], to: 'publicado' },
  refuse: { from: ['em_revisao'], to: 'recusado' },
  pause: { from: ['publicado'], to: 'pausado' },
  resume: { from: ['pausado'], to: 'publicado' },
  remove: { from: ['rascunho', 'em_revisao', 'publicado', 'pausado', 'recusado'], to: 'removido' },
  /** Back to its store, which sends it to staff again. */
  restore: { from: ['removido'], to: 'rascunho' },
} as const satisfies Record<string, { from: readonly ProductState[]; to: ProductState }>

export type ProductMove = keyof typeof moves

export const mayMove = (move: ProductMove, state: ProductState) =>
  (moves[move].from as readonly ProductState[]).includes(state)

export const afterMove = (move: ProductMove): ProductState => moves[move].to

/** Once approved, its texts and photos change only through staff, paused or not: else a pause would be a way around. */
export const isReviewed = (state: ProductState) => state === 'publicado' || state === 'pausado'
