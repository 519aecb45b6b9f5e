import type { ClaimState, RewardKind } from './reward.kinds.ts'

export const rewardWords: Record<RewardKind, string> = {
  cupom: 'Cupom da loja',
  emblema: 'Emblema',
  produto: 'Produto',
}
export const claimWords: Record<ClaimState, string> = {
  pedido: 'Pedido feito: a equipe combina o envio com você',
  entregue: 'Já é seu',
  devolvido: 'Cancelado: os pontos voltaram',
}
