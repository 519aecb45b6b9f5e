import type { BankAct } from './bank.kinds.ts'

export const actWords: Record<BankAct, string> = {
  pay: 'Pagar',
  pay_less: 'Pagar metade',
  expire: 'Deixar vencer',
  approve: 'Aprovar',
  refuse: 'Recusar',
  charge_back: 'Contestar',
  reverse_chargeback: 'Desfazer contestação',
  end_refund: 'Concluir devolução',
  refuse_refund: 'Recusar devolução',
  resend: 'Repetir o último aviso',
}
