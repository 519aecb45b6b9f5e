import type { IconName } from '#ui/components/icon-names.ts'
import type { OrderDetail } from './orders.schemas.ts'

/** `at`: when it was done; `by`: the day until which it is promised; `part`: the last day on which a part of it was done. */
export type TrackStep = {
  label: string
  icon: IconName
  done: boolean
  at: Date | null
  by: string | null
  part?: string | null
}

const shown: OrderDetail['state'][] = ['pago', 'em_separacao', 'enviado', 'entregue', 'concluido', 'em_disputa']

type Tracked = Pick<
  OrderDetail,
  | 'state'
  | 'delivery'
  | 'freight'
  | 'town'
  | 'paid_at'
  | 'sent_at'
  | 'ready_at'
  | 'delivered_at'
  | 'picks_up'
  | 'post_by'
  | 'arrives'
  | 'events'
> & { dispatches: Pick<OrderDetail['dispatches'][number], 'posted_on'>[] }

/** From payment to the door, in four steps; null for what is not sent, not paid, or called off. */
export function trackOf(order: Tracked): TrackStep[] | null {
  const { state, delivery, freight, town, paid_at, picks_up, delivered_at, post_by, arrives } = order
  // A subscription's box has no freight of its own, and goes where its town says.
  if (!(freight || town) || !paid_at || !shown.includes(state)) return null
  const left_at = picks_up ? order.ready_at : order.sent_at
  const prepared_at = order.events.find(({ kind }) => kind === 'prepared')?.created_at ?? null
  const came = delivered_at !== null
  const left = came || left_at !== null
  const days = order.dispatches.map(({ posted_on }) => posted_on).sort()
  const part = !left && delivery === 'enviado_em_parte' ? (days.at(-1) ?? null) : null
  return [
    { label: 'Pago', icon: 'circle-check', done: true, at: paid_at, by: null },
    { label: 'Separação', icon: 'package-open', done: left || delivery !== 'nada', at: prepared_at, by: null },
    picks_up
      ? { label: 'Pronto', icon: 'store', done: left, at: left_at, by: post_by }
      : { label: left ? 'Enviado' : 'Envio', icon: 'truck', done: left, at: left_at, by: post_by, part },
    {
      label: picks_up ? (came ? 'Retirado' : 'Retirada') : came ? 'Chegou' : 'Chegada',
      icon: 'package',
      done: came,
      at: delivered_at,
      by: came ? null : (arrives?.to ?? null),
    },
  ]
}
