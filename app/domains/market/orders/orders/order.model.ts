import type { DeliveryState, OrderState, PaymentState } from './order.kinds.ts'

/** From which states an order goes where. Whatever is not here is an error, never a log line. */
const orderMoves: Record<OrderState, readonly OrderState[]> = {
  aguardando_pagamento: ['pago', 'cancelado', 'expirado'],
  pago: ['em_separacao', 'enviado', 'entregue', 'cancelado', 'reembolsado', 'em_disputa'],
  em_separacao: ['enviado', 'entregue', 'cancelado', 'reembolsado', 'em_disputa'],
  enviado: ['entregue', 'reembolsado', 'em_disputa'],
  entregue: ['concluido', 'reembolsado', 'em_disputa'],
  concluido: ['reembolsado', 'em_disputa'],
  // Paid after all, when what it reserved could be had again; else the money goes back, as of what was called off.
  expirado: ['pago', 'reembolsado'],
  cancelado: ['reembolsado'],
  reembolsado: [],
  // Decided: on as it was, or money back.
  em_disputa: ['pago', 'em_separacao', 'enviado', 'entregue', 'concluido', 'reembolsado'],
}

const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  aguardando: ['pago', 'recusado', 'expirado', 'cancelado'],
  recusado: ['pago', 'reembolsado'],
  expirado: ['pago', 'reembolsado'],
  cancelado: ['reembolsado'],
  pago: ['reembolsado_em_parte', 'reembolsado', 'contestado'],
  reembolsado_em_parte: ['reembolsado_em_parte', 'reembolsado', 'contestado'],
  reembolsado: [],
  contestado: ['pago', 'reembolsado_em_parte', 'reembolsado'],
}

const deliveryMoves: Record<DeliveryState, readonly DeliveryState[]> = {
  nada: ['separando', 'enviado_em_parte', 'enviado', 'entregue'],
  separando: ['enviado_em_parte', 'enviado', 'entregue'],
  enviado_em_parte: ['enviado_em_parte', 'enviado', 'entregue', 'devolvido'],
  enviado: ['entregue', 'devolvido'],
  entregue: ['devolvido'],
  devolvido: [],
}

type Three = { state: OrderState; payment: PaymentState; delivery: DeliveryState }

/** What of a move is not in the tables: 'pago → expirado'; null when all of it is. */
export const wrongMove = (from: Three, to: Partial<Three>): string | null =>
  (to.state && !orderMoves[from.state].includes(to.state) && `${from.state} → ${to.state}`) ||
  (to.payment && !paymentMoves[from.payment].includes(to.payment) && `${from.payment} → ${to.payment}`) ||
  (to.delivery && !deliveryMoves[from.delivery].includes(to.delivery) && `${from.delivery} → ${to.delivery}`) ||
  null

export const mayPaymentMove = (from: PaymentState, to: PaymentState) => paymentMoves[from].includes(to)
export const mayDeliveryMove = (from: DeliveryState, to: DeliveryState) => deliveryMoves[from].includes(to)
export const mayMove = (from: OrderState, to: OrderState) => orderMoves[from].includes(to)

/** Not yet over for the store: it must send, or may have to take back. */
export const openStates: OrderState[] = ['pago', 'em_separacao', 'enviado', 'entregue', 'em_disputa']
/** Money came in. */
export const soldStates: OrderState[] = ['pago', 'em_separacao', 'enviado', 'entregue', 'concluido', 'em_disputa']

/** Days in which a buyer may withdraw without a reason, from receipt (CDC, art. 49). */
export const WITHDRAWAL_DAYS = 7
