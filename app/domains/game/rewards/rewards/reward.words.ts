import type { ClaimState, RewardKind } from './reward.kinds.ts'

export const rewardWords: Record<RewardKind, string> = {
  cupom: 'Cupom da loja',
  emblema: 'Emblema',
  produto: 'Produto',
}
/** How staff narrows what was exchanged. */
export const claimTabs: Record<ClaimState, string> = {
  pedido: 'A enviar',
  entregue: 'Enviados',
  devolvido: 'Devolvidos',
}
export const claimWords: Record<ClaimState, string> = {
  pedido: 'A equipe vai enviar',
  entregue: 'Já é seu',
  devolvido: 'Cancelado: os pontos voltaram',
}
