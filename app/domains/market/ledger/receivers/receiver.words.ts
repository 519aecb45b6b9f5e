import type { BadgeTone } from '#ui/components/badge.tsx'
import type { BankAccountType, PayoutMeans, ReceiverState } from './receiver.kinds.ts'

export const receiverStateNames: Record<ReceiverState, string> = {
  pendente: 'Em análise',
  ativo: 'Ativo',
  recusado: 'Recusado',
  suspenso: 'Suspenso',
}

export const receiverStateTones: Record<ReceiverState, BadgeTone> = {
  pendente: 'amber',
  ativo: 'primary',
  recusado: 'danger',
  suspenso: 'danger',
}

export const meansNames: Record<PayoutMeans, string> = { conta: 'Conta bancária', pix: 'Chave PIX' }

export const accountTypeNames: Record<BankAccountType, string> = {
  corrente: 'Conta-corrente',
  poupanca: 'Poupança',
  pagamento: 'Conta de pagamento',
}
