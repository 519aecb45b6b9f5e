import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { dayKey } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { couponStateWords, couponWorth } from '../coupon.words.ts'
import { CouponFilter } from '../coupons.schemas.ts'
import type { Route } from './+types/coupons-csv.page'

export const middleware = [access('store')]

const head = [
  'codigo',
  'vale',
  'situacao',
  'minimo',
  'comeca',
  'termina',
  'usos',
  'limite',
  'pedidos',
  'vendas',
  'desconto',
]

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug: store } = deskOf(context)
  const filter = { ...filterOf(request, CouponFilter.omit({ store: true })), store }
  return csvList(context, `cupons-${store}`, head, {
    read: ({ orders }, page) => orders.coupons.list({ ...filter, ...page }),
    row: (coupon) => [
      coupon.code,
      couponWorth(coupon),
      couponStateWords[coupon.state].label,
      formatMoneyField(coupon.min_goods),
      coupon.starts_at ? dayKey(coupon.starts_at) : '',
      coupon.ends_at ? dayKey(new Date(coupon.ends_at.getTime() - 1)) : '',
      coupon.uses,
      coupon.max_uses ?? '',
      coupon.orders,
      formatMoneyField(coupon.sold),
      formatMoneyField(coupon.discounted),
    ],
  })
}
