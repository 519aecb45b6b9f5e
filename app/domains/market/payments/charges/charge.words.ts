import type { ChargeStatus, PaymentMethod, TransactionKind } from './charge.kinds.ts'

export const statusWords: Record<ChargeStatus, string> = {
  pending: 'Aguardando pagamento',
  processing: 'Em análise',
  paid: 'Paga',
  underpaid: 'Falta uma parte',
  overpaid: 'Paga a mais',
  failed: 'Recusada',
  expired: 'Vencida',
  canceled: 'Cancelada',
  partially_refunded: 'Devolvida em parte',
  refunded: 'Devolvida',
  charged_back: 'Contestada',
}

/** What happened to a charge. */
export const transactionWords: Record<TransactionKind, string> = {
  authorized: 'Autorizado',
  captured: 'Pago',
  failed: 'Recusado',
  expired: 'Vencido',
  canceled: 'Cancelado',
  refund_requested: 'Devolução pedida',
  refunded: 'Devolvido',
  refund_failed: 'Devolução recusada',
  chargeback: 'Contestado',
  chargeback_reversed: 'Contestação desfeita',
}

export const methodWords: Record<PaymentMethod, string> = { pix: 'PIX', boleto: 'Boleto', cartao: 'Cartão' }

/** Digits of a boleto in the groups in which people type them. */
export const boletoLine = (line: string) =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
