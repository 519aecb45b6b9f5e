import type { BadgeTone } from '#ui/components/badge.tsx'
import type { AffiliationMove, AffiliationState } from './affiliation.kinds.ts'

export const affiliationStateNames: Record<AffiliationState, string> = {
  pendente: 'Espera resposta',
  ativa: 'Ativa',
  recusada: 'Recusada',
  suspensa: 'Suspensa',
  encerrada: 'Encerrada',
}
export const affiliationTones: Record<AffiliationState, BadgeTone> = {
  pendente: 'amber',
  ativa: 'primary',
  recusada: 'neutral',
  suspensa: 'danger',
  encerrada: 'neutral',
}
export const moveNames: Record<AffiliationMove, string> = {
  aprovar: 'Aprovar',
  recusar: 'Recusar',
  suspender: 'Suspender',
  reativar: 'Reativar',
  encerrar: 'Encerrar',
}
export const moveDone: Record<AffiliationMove, string> = {
  aprovar: 'Aprovado. O link já vale.',
  recusar: 'Recusado. A pessoa recebeu o motivo.',
  suspender: 'Suspenso. O link parou de valer.',
  reativar: 'Reativado. O link voltou a valer.',
  encerrar: 'Termina em 3 dias. A pessoa recebeu o aviso.',
}
export const moveHelp: Record<AffiliationMove, string> = {
  aprovar: 'O link passa a valer agora, com a comissão em vigor.',
  recusar: 'A pessoa lê o motivo e pode pedir de novo.',
  suspender: 'O link para de pagar comissão agora. O que já foi vendido continua da pessoa.',
  reativar: 'O link volta a pagar comissão.',
  encerrar: 'O link vale por mais 3 dias. Depois, só fica o que já foi vendido.',
}
