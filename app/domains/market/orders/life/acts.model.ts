import type { DisputeState } from '../disputes/dispute.kinds.ts'
import { soldStates } from '../orders/order.model.ts'
import type { Order } from '../orders/orders.table.ts'
import type { WithdrawalState } from '../withdrawals/withdrawal.kinds.ts'
import { withinDispute, withinWithdrawal } from './days.model.ts'

/** What decides what may be done with an order. */
export type Facts = Pick<
  Order,
  'state' | 'payment' | 'delivery' | 'delivered_at' | 'paid_at' | 'ready_at' | 'total'
> & {
  /** Fetched by the buyer. */
  picks_up: boolean
  /** Pieces that are sent at all, and that are still to be. */
  ships: boolean
  to_send: number
  /** Pieces that are neither given back nor given up. */
  kept: number
  /** Centavos that can still go back. */
  left_amount: number
  withdrawal: WithdrawalState | null
  dispute: DisputeState | null
}

const before: Order['state'][] = ['pago', 'em_separacao']
const isSold = ({ state }: Facts) => soldStates.includes(state)
const nothingSent = ({ delivery }: Facts) => delivery === 'nada' || delivery === 'separando'
const isHeldByBank = ({ payment }: Facts) => payment === 'contestado'

/** Each thing that may be done, and when: read by the pages to offer it and by the actions to demand it. */
export const acts = {
  cancel_unpaid: ({ state }) => state === 'aguardando_pagamento',
  cancel: (f) => before.includes(f.state) && nothingSent(f) && !isHeldByBank(f),
  prepare: ({ state, to_send }) => state === 'pago' && to_send > 0,
  dispatch: ({ state, to_send, picks_up }) => before.includes(state) && to_send > 0 && !picks_up,
  correct_tracking: ({ state, delivery }) =>
    ['em_separacao', 'enviado', 'em_disputa'].includes(state) && ['enviado_em_parte', 'enviado'].includes(delivery),
  ready: ({ state, picks_up, to_send, ready_at }) => before.includes(state) && picks_up && to_send > 0 && !ready_at,
  hand_over: ({ state, ready_at }) => before.includes(state) && ready_at !== null,
  // Something without a parcel (a consultation) is delivered by saying so.
  deliver: ({ state, to_send }) => state === 'enviado' || (before.includes(state) && to_send === 0),
  refund: (f) => isSold(f) && f.left_amount > 0 && !isHeldByBank(f),
  withdraw: (f, now) =>
    ['enviado', 'entregue', 'em_disputa'].includes(f.state) &&
    !nothingSent(f) &&
    !f.withdrawal &&
    f.left_amount > 0 &&
    !isHeldByBank(f) &&
    withinWithdrawal(f.delivered_at, now),
  dispute: (f, now) =>
    isSold(f) && f.kept > 0 && f.state !== 'em_disputa' && !f.dispute && withinDispute(f.delivered_at, now),
  review: ({ state, delivered_at, kept }) => delivered_at !== null && state !== 'reembolsado' && kept > 0,
  // With all of its money on the way back a file is no more the buyer's.
  open_files: ({ state, paid_at, payment, left_amount, total }) =>
    paid_at !== null &&
    !['reembolsado', 'cancelado'].includes(state) &&
    payment !== 'contestado' &&
    (left_amount > 0 || total === 0),
  receipt: ({ paid_at }) => paid_at !== null,
} satisfies Record<string, (facts: Facts, now: Date) => boolean>

export type Act = keyof typeof acts

export const actsOf = (facts: Facts, now: Date) =>
  Object.fromEntries(Object.entries(acts).map(([act, may]) => [act, may(facts, now)])) as Record<Act, boolean>
