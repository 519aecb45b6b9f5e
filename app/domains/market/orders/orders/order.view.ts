import type { BadgeTone } from '#ui/components/badge.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { OrderState } from './order.kinds.ts'
import type { OrderHappening } from './order-event.kinds.ts'

export const stateTones: Record<OrderState, BadgeTone> = {
  aguardando_pagamento: 'amber',
  pago: 'primary',
  em_separacao: 'info',
  enviado: 'info',
  entregue: 'primary',
  concluido: 'neutral',
  cancelado: 'neutral',
  expirado: 'neutral',
  reembolsado: 'neutral',
  em_disputa: 'danger',
}

export const happeningIcons: Record<OrderHappening, IconName> = {
  placed: 'shopping-bag',
  paid: 'circle-check',
  refused: 'circle-x',
  expired: 'clock',
  canceled: 'ban',
  paid_late: 'clock',
  paid_twice: 'undo-2',
  underpaid: 'clock',
  prepared: 'package-open',
  ready: 'store',
  sent: 'truck',
  tracking_corrected: 'pencil',
  label_asked: 'tag',
  not_delivered: 'triangle-alert',
  delivered: 'package',
  opened: 'download',
  finished: 'check-check',
  withdrawn: 'undo-2',
  sent_back: 'undo-2',
  withdrawal_dropped: 'x',
  returned: 'package-open',
  refund_asked: 'banknote',
  refunded: 'banknote',
  refund_failed: 'triangle-alert',
  disputed: 'triangle-alert',
  dispute_said: 'message-circle',
  dispute_offered: 'handshake',
  dispute_decided: 'scale',
  charged_back: 'triangle-alert',
  chargeback_reversed: 'circle-check',
  noted: 'notebook-pen',
}
