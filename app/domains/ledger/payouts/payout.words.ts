import type { PayoutState } from './payout.kinds.ts'

export const payoutStateNames: Record<PayoutState, string> = {
  criado: 'Criado',
  enviado: 'Enviado ao banco',
  pago: 'Pago',
  devolvido: 'Devolvido pelo banco',
}
