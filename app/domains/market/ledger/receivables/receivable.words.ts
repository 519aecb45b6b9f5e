import type { BadgeTone } from '#ui/components/badge.tsx'
import type { HolderRole } from '../book/holder.kinds.ts'
import type { ReceivableKind, SettlementMethod } from './receivable.kinds.ts'

/** As the list shows them: what a payout has claimed is on its way. */
export const shownStates = ['a_receber', 'disponivel', 'a_caminho', 'pago', 'estornado'] as const
export type ShownState = (typeof shownStates)[number]

export const receivableStateNames: Record<ShownState, string> = {
  a_receber: 'A receber',
  disponivel: 'Disponível',
  a_caminho: 'A caminho do banco',
  pago: 'Pago',
  estornado: 'Estornado',
}

export const receivableStateTones: Record<ShownState, BadgeTone> = {
  a_receber: 'amber',
  disponivel: 'primary',
  a_caminho: 'info',
  pago: 'neutral',
  estornado: 'danger',
}

export const roleNames: Record<HolderRole, string> = { loja: 'Loja', parceiro: 'Parceria', afiliado: 'Afiliação' }

export const kindNames: Record<ReceivableKind, string> = {
  venda: 'Venda',
  debito: 'Débito de reembolso',
  credito: 'Contestação ganha',
}

export const methodNames: Record<SettlementMethod, string> = { pix: 'PIX', boleto: 'Boleto', cartao: 'Cartão' }
