import { type CsvCell, csvMoment } from '#shared/csv-text.ts'
import { formatMoneyField } from '#shared/money.ts'
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
  formatMoneyField(order.total),
  formatMoneyField(order.refunded_amount),
  csvMoment(order.created_at),
  csvMoment(order.paid_at),
]
