import { formatNumericDay } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
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

/** All of it, page by page. The first is read before answering: a refusal is a page. */
export async function loader({ params: { slug: store, what }, context }: Route.LoaderArgs) {
  const { dashboard } = apiFor(context).shop
  if (what === 'pedidos') {
    const read = (page: number) => dashboard.orders({ store, page, per_page: 100 })
    const first = await read(1)
    return csvResponse(`pedidos-${store}`, orderHead, async (page) => {
      const { data, last_page } = page === 1 ? first : await read(page)
      const rows = data.map((one) => [
        ...[one.uuid, one.state],
        ...[one.created_at, one.paid_at, one.sent_at, one.delivered_at].map(dayOf),
        ...[one.goods_amount, one.discount_amount, one.freight_amount, one.total, one.refunded_amount].map(
          formatMoneyField,
        ),
      ])
      return { rows, done: page >= last_page }
    })
  }
  if (what !== 'itens') throw notFound()
  const read = (page: number) => dashboard.lines({ store, page, per_page: 100 })
  const first = await read(1)
  return csvResponse(`itens-${store}`, lineHead, async (page) => {
    const { data, last_page } = page === 1 ? first : await read(page)
    const rows = data.map((one) => [
      ...[one.order_uuid, one.state, dayOf(one.created_at), dayOf(one.paid_at)],
      ...[one.title, one.variant_name, one.sku, one.kind, one.quantity],
      ...[one.unit_price, one.discount_amount, one.refunded_amount].map(formatMoneyField),
    ])
    return { rows, done: page >= last_page }
  })
}
