import type { BadgeTone } from '#ui/components/badge.tsx'
import type { CommissionState } from './commission.kinds.ts'

export const commissionStateNames: Record<CommissionState, string> = {
  pendente: 'Pendente',
  aprovada: 'Aprovada',
  paga: 'Paga',
  estornada: 'Estornada',
}
export const commissionTones: Record<CommissionState, BadgeTone> = {
  pendente: 'amber',
  aprovada: 'primary',
  paga: 'neutral',
  estornada: 'danger',
}
