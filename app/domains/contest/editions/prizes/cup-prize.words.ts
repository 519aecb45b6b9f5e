import type { PrizeKind, PrizeState } from './cup-prize.kinds.ts'

export const prizeKindWords: Record<PrizeKind, string> = {
  simbolico: 'Simbólico (troféu, diploma)',
  produto: 'Produto',
  dinheiro: 'Dinheiro',
}
export const prizeStateWords: Record<PrizeState, string> = {
  prometido: 'Prometido',
  separado: 'Separado',
  enviado: 'Enviado',
  entregue: 'Entregue',
}
