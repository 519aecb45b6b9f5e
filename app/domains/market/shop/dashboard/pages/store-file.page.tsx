import { formatNumericDay } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import type { Route } from './+types/store-file.page'

export const middleware = [access('store')]

const orderHead = [
  ...['pedido', 'situacao', 'feito_em', 'pago_em', 'enviado_em', 'entregue_em'],
  ...['produtos', 'descontos', 'frete', 'total', 'devolvido'],
]
const lineHead = [
  ...['pedido', 'situacao', 'feito_em', 'pago_em', 'produto', 'opcao', 'sku', 'tipo'],
  ...['quantidade', 'preco', 'desconto', 'devolvido'],
]
const dayOf = (moment: Date | null) => (moment ? formatNumericDay(moment) : '')

export async function loader({ params: { slug: store, what }, context }: Route.LoaderArgs) {
  if (what === 'pedidos')
    return csvList(context, `pedidos-${store}`, orderHead, {
      read: ({ shop }, page) => shop.dashboard.orders({ store, ...page }),
      row: (one) => [
        ...[one.uuid, one.state],
        ...[one.created_at, one.paid_at, one.sent_at, one.delivered_at].map(dayOf),
        ...[one.goods_amount, one.discount_amount, one.freight_amount, one.total, one.refunded_amount].map(
          formatMoneyField,
        ),
      ],
    })
  if (what !== 'itens') throw notFound()
  return csvList(context, `itens-${store}`, lineHead, {
    read: ({ shop }, page) => shop.dashboard.lines({ store, ...page }),
    row: (one) => [
      ...[one.order_uuid, one.state, dayOf(one.created_at), dayOf(one.paid_at)],
      ...[one.title, one.variant_name, one.sku, one.kind, one.quantity],
      ...[one.unit_price, one.discount_amount, one.refunded_amount].map(formatMoneyField),
    ],
  })
}
