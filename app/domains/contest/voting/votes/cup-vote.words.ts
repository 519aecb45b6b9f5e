import type { VoteState } from './cup-vote.kinds.ts'

export const voteStateWords: Record<VoteState, string> = {
  valida: 'Válido',
  quarentena: 'Em análise',
  anulada: 'Anulado',
}
