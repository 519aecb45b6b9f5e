import type { DeliveryState, OrderState, PaymentState, Side } from './order.kinds.ts'

type Words = { label: string /** 'Este pedido está …'. */; inSentence: string }

export const orderStateWords: Record<OrderState, Words> = {
  aguardando_pagamento: { label: 'Aguardando pagamento', inSentence: 'aguardando pagamento' },
  pago: { label: 'Pago', inSentence: 'pago' },
  em_separacao: { label: 'Em separação', inSentence: 'em separação' },
  enviado: { label: 'Enviado', inSentence: 'a caminho' },
  entregue: { label: 'Entregue', inSentence: 'entregue' },
  concluido: { label: 'Concluído', inSentence: 'concluído' },
  cancelado: { label: 'Cancelado', inSentence: 'cancelado' },
  expirado: { label: 'Prazo vencido', inSentence: 'com o prazo de pagamento vencido' },
  reembolsado: { label: 'Reembolsado', inSentence: 'reembolsado' },
  em_disputa: { label: 'Com problema', inSentence: 'com um problema em aberto' },
}

export const paymentStateWords: Record<PaymentState, string> = {
  aguardando: 'Aguardando',
  pago: 'Pago',
  recusado: 'Recusado',
  expirado: 'Prazo vencido',
  cancelado: 'Cancelado',
  reembolsado_em_parte: 'Devolvido em parte',
  reembolsado: 'Devolvido',
  contestado: 'Contestado no banco',
}

const deliveryStateWords: Record<DeliveryState, string> = {
  nada: 'Ainda não saiu',
  separando: 'Separando',
  enviado_em_parte: 'Enviado em parte',
  enviado: 'Enviado',
  entregue: 'Entregue',
  devolvido: 'Devolvido à loja',
}

/** What its pill says: of what is being packed, that a part of it was sent already. */
export const orderLabel = (state: OrderState, delivery?: DeliveryState): string =>
  state === 'em_separacao' && delivery === 'enviado_em_parte'
    ? deliveryStateWords[delivery]
    : orderStateWords[state].label

/** How far it is; of an order that is over, what will not come any more. */
export function deliveryWords({ delivery, state, picks_up, ready_at }: Delivered): string {
  const over = state === 'cancelado' || state === 'expirado' || state === 'reembolsado'
  if (over && (delivery === 'nada' || delivery === 'separando'))
    return picks_up ? 'Não foi retirado' : 'Não foi enviado'
  if (picks_up && ready_at && delivery === 'separando') return 'Pronto para retirar'
  return deliveryStateWords[delivery]
}
type Delivered = { delivery: DeliveryState; state: OrderState; picks_up: boolean; ready_at: Date | null }

export const sideWords: Record<Side, string> = {
  comprador: 'Quem comprou',
  loja: 'A loja',
  equipe: 'A equipe do site',
  sistema: 'O sistema',
}
