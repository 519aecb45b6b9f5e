import type { CsvCell } from '#shared/csv-text.ts'
import type { OrderCard } from './orders.schemas.ts'

export const orderCsvHead = [
  'pedido',
  'uuid',
  'situacao',
  'pagamento',
  'entrega',
  'loja',
  'quem_comprou',
  'cidade',
  'itens',
  'unidades',
  'total',
  'devolvido',
  'feito_em',
  'pago_em',
]

export const orderCsvRow = (order: OrderCard): CsvCell[] => [
  order.id,
  order.uuid,
  order.state,
  order.payment,
  order.delivery,
  order.store.name,
  order.buyer ?? '',
  order.city ?? '',
  order.title,
  order.pieces,
  order.total / 100,
  order.refunded_amount / 100,
  order.created_at.toISOString(),
  order.paid_at?.toISOString() ?? '',
]
