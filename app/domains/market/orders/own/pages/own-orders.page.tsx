import { now } from '#shared/clock.ts'
import { dayKey, formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { isLongLate } from '../../orders/arrival.model.ts'
import { ifPaidInWords } from '../../orders/arrival.words.ts'
import { OrderArrival } from '../../orders/components/order-arrival.tsx'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { OrderCell } from '../../orders/components/order-cell.tsx'
import { orderStates } from '../../orders/order.kinds.ts'
import { orderStateWords } from '../../orders/order.words.ts'
import type { OrderCard } from '../../orders/orders.schemas.ts'
import { OwnOrderFilter } from '../own-orders.schemas.ts'
import type { Route } from './+types/own-orders.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Seus pedidos' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, OwnOrderFilter)
  const page = await apiFor(context).orders.own.list(filter)
  return { page, subscription: filter.subscription ? (page.data[0]?.title ?? '') : null }
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: orderStates.map((value) => ({ value, label: orderStateWords[value].label })),
  },
]

export default function OwnOrdersPage({ loaderData: { page, subscription } }: Route.ComponentProps) {
  const each = subscription !== null
  return (
    <div>
      {each ? (
        <PageHeader
          title={`Pagamentos de ${subscription}`}
          crumbs={[{ to: '/pedidos', label: 'Seus pedidos' }, { label: 'Pagamentos' }]}
        />
      ) : (
        <PageHeader title="Seus pedidos" text="O que você comprou, onde está e o que dá para fazer." />
      )}
      <DataList
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ id }) => `pedido ${id}`}
        search={each ? null : 'Buscar por produto ou número'}
        filters={each ? [] : filters}
        folded
        columns={[
          {
            key: 'title',
            label: 'Pedido',
            phone: 'bare',
            render: (order) => (
              <OrderCell
                {...(each ? { order, to: `/pedidos/${order.uuid}` } : folded(order))}
                about={
                  <>
                    {order.store.name}
                    <span className="md:hidden">, {formatMoney(order.total)}</span>
                  </>
                }
                state={<State order={order} />}
              />
            ),
          },
          { key: 'state', label: 'Situação', phone: 'hidden', render: (order) => <State order={order} /> },
          {
            key: 'created_at',
            label: 'Feito',
            sortable: true,
            phone: 'hidden',
            render: ({ created_at }) => formatDay(created_at),
          },
          {
            key: 'total',
            label: 'Total',
            sortable: true,
            align: 'end',
            phone: 'hidden',
            render: ({ total }) => formatMoney(total),
          },
        ]}
        empty={
          <EmptyState
            icon="shopping-bag"
            title="Você ainda não comprou nada"
            text="Quando fechar um pedido, ele aparece aqui com o pagamento, o envio e o histórico."
            action={
              <LinkButton to="/loja" tone="primary" icon="store">
                Ver a loja
              </LinkButton>
            }
          />
        }
      />
    </div>
  )
}

/** A subscription that was paid for more than once is one row, which leads to its payments. */
function folded(order: OrderCard) {
  const { subscription, title, uuid } = order
  if (!subscription || subscription.payments < 2) return { order, to: `/pedidos/${uuid}` }
  const called = /^assinatura/i.test(title) ? title : `Assinatura ${title}`
  return {
    order: { ...order, title: `${called} · ${subscription.payments} pagamentos` },
    to: `/pedidos?subscription=${subscription.variant_id}`,
  }
}

/** What it is now, and the day that matters by then: when it comes, when it came, or when it was bought. */
function State({ order }: { order: OrderCard }) {
  const { state, delivery, uuid, arrives, arrives_if_paid, post_by, delivered_at, created_at, store } = order
  const today = dayKey(now())
  return (
    <>
      <OrderBadge state={state} delivery={delivery} />
      {order.has_withdrawal && <Badge tone="amber">Devolução em aberto</Badge>}
      {arrives ? (
        <>
          <OrderArrival arrives={arrives} className="text-sm md:mt-1" />
          {today > arrives.to && (
            <span className="flex flex-wrap gap-x-4">
              <TalkToStore slug={store.slug} />
              {isLongLate(arrives, today) && (
                <Link
                  to={`/pedidos/${uuid}#problema`}
                  className="link relative z-1 inline-flex min-h-11 items-center text-sm font-semibold"
                >
                  Contar um problema
                </Link>
              )}
            </span>
          )}
        </>
      ) : arrives_if_paid ? (
        <span className="block text-sm text-muted md:mt-1">{ifPaidInWords(arrives_if_paid, today)}</span>
      ) : post_by && today > post_by ? (
        <span className="block text-sm md:mt-1">
          <span className="font-medium text-error">A loja devia ter postado até {formatDay(post_by)}.</span>{' '}
          <TalkToStore slug={store.slug} />
        </span>
      ) : delivered_at && had.includes(state) ? (
        <span className="block text-sm text-muted md:mt-1">em {formatDay(delivered_at)}</span>
      ) : (
        <span className="text-sm text-muted md:hidden">feito {formatDay(created_at)}</span>
      )}
    </>
  )
}

const TalkToStore = ({ slug }: { slug: string }) => (
  <Link
    to={`/loja/${slug}/mensagens`}
    className="link relative z-1 inline-flex min-h-11 items-center text-sm font-semibold"
  >
    Falar com a loja
  </Link>
)

const had: OrderCard['state'][] = ['entregue', 'concluido']
