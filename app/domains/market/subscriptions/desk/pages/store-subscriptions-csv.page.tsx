import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { dayKey } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { subscriptionStateWords } from '../../subscriptions/subscription.words.ts'
import { StoreSubscriptionFilter } from '../../subscriptions/subscriptions.schemas.ts'
import type { Route } from './+types/store-subscriptions-csv.page'

export const middleware = [access('store')]

const head = ['quem', 'produto', 'plano', 'situacao', 'preco', 'desde', 'proxima_cobranca', 'termina', 'pago', 'motivo']
const day = (moment: Date | null) => (moment ? dayKey(moment) : '')

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug: store } = deskOf(context)
  const filter = { ...filterOf(request, StoreSubscriptionFilter.omit({ store: true })), store }
  return csvList(context, `assinaturas-${store}`, head, {
    read: ({ subscriptions }, page) => subscriptions.ofStore.list({ ...filter, ...page }),
    row: (one) => [
      one.subscriber.nickname,
      one.product_name,
      one.plan,
      subscriptionStateWords[one.state].label,
      formatMoneyField(one.price),
      dayKey(one.created_at),
      day(one.next_charge_at),
      day(one.canceled_at ?? one.cancel_at),
      formatMoneyField(one.paid_amount),
      one.cancel_reason,
    ],
  })
}
