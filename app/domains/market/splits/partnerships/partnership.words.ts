import type { BadgeTone } from '#ui/components/badge.tsx'
import type { PartnershipAct, PartnershipState } from './partnership.kinds.ts'

export const partnershipStateNames: Record<PartnershipState, string> = {
  proposta: 'Espera resposta',
  aceita: 'Aceita',
  recusada: 'Recusada',
  retirada: 'Retirada',
  encerrada: 'Encerrada',
}
export const partnershipTones: Record<PartnershipState, BadgeTone> = {
  proposta: 'amber',
  aceita: 'primary',
  recusada: 'neutral',
  retirada: 'neutral',
  encerrada: 'neutral',
}
export const actNames: Record<PartnershipAct, string> = {
  aceitar: 'Aceitar',
  recusar: 'Recusar',
  retirar: 'Retirar proposta',
  encerrar: 'Encerrar parceria',
}
export const actDone: Record<PartnershipAct, string> = {
  aceitar: 'Aceita. Vale a partir do dia combinado.',
  recusar: 'Recusada. Avisamos a loja.',
  retirar: 'A proposta foi retirada.',
  encerrar: 'A parceria termina em 3 dias. Avisamos o outro lado.',
}
