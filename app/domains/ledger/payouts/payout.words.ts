import type { BadgeTone } from '#ui/components/badge.tsx'
import type { AccountKind } from '../book/account.kinds.ts'
import type { PayoutState } from './payout.kinds.ts'

export const payoutStateNames: Record<PayoutState, string> = {
  criado: 'Criado',
  enviado: 'Enviado ao banco',
  pago: 'Pago',
  devolvido: 'Devolvido pelo banco',
}

export const payoutStateTones: Record<PayoutState, BadgeTone> = {
  criado: 'amber',
  enviado: 'info',
  pago: 'primary',
  devolvido: 'danger',
}

export const accountNames: Record<AccountKind, { label: string; help: string }> = {
  gateway: { label: 'No meio de pagamento', help: 'O que ele guarda para nós' },
  payable: { label: 'A pagar', help: 'O que devemos a lojas, parcerias e afiliações' },
  paid_out: { label: 'Repasses a caminho', help: 'Criados ou enviados, sem resposta do banco' },
  platform_revenue: { label: 'Receita da plataforma', help: 'A nossa parte das vendas' },
  financing: { label: 'Juros de parcelamento', help: 'Pagos por quem comprou' },
  gateway_fees: { label: 'Tarifas de pagamento', help: 'As que ninguém mais paga' },
  losses: { label: 'Perdas', help: 'Contestações e multas que ficaram conosco' },
}
