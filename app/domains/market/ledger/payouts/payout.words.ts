import type { BadgeTone } from '#ui/components/badge.tsx'
import type { AccountKind, TransferKind } from '../book/account.kinds.ts'
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
  buyers: { label: 'A devolver', help: 'Pago a mais, tarde ou devolvido, até voltar a quem pagou' },
  outside: { label: 'Devolvido por fora', help: 'Da nossa conta, quando o meio de pagamento não aceitou' },
}

export const transferNames: Record<TransferKind, string> = {
  venda: 'Venda',
  reembolso: 'Reembolso',
  contestacao: 'Contestação',
  contestacao_revertida: 'Contestação revertida',
  repasse: 'Repasse criado',
  repasse_pago: 'Repasse pago',
  repasse_devolvido: 'Repasse devolvido',
  sem_venda: 'Fora de venda',
  devolvido_por_fora: 'Devolvido por fora',
}
