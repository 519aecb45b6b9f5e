/** The life of an order, its payment and its delivery, apart (decisions 7). */
export const orderStates = [
  'aguardando_pagamento',
  'pago',
  'em_separacao',
  'enviado',
  'entregue',
  'concluido',
  'cancelado',
  'expirado',
  'reembolsado',
  'em_disputa',
] as const
export type OrderState = (typeof orderStates)[number]

export const paymentStates = [
  'aguardando',
  'pago',
  'recusado',
  'expirado',
  'cancelado',
  'reembolsado_em_parte',
  'reembolsado',
  'contestado',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const deliveryStates = ['nada', 'separando', 'enviado_em_parte', 'enviado', 'entregue', 'devolvido'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Who did something to an order. */
export const sides = ['comprador', 'loja', 'equipe', 'sistema'] as const
export type Side = (typeof sides)[number]
