import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
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

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).orders.own.list(filterOf(request, OwnOrderFilter))

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: orderStates.map((value) => ({ value, label: orderStateWords[value].label })),
  },
]

export default function OwnOrdersPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title="Seus pedidos" text="O que você comprou, onde está e o que dá para fazer." />
      <DataList
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ id }) => `pedido ${id}`}
        search="Buscar por produto ou número"
        filters={filters}
        folded
        columns={[
          {
            key: 'title',
            label: 'Pedido',
            phone: 'bare',
            render: (order) => (
              <OrderCell
                order={order}
                to={`/pedidos/${order.uuid}`}
                about={
                  <>
                    {order.store.name}
                    <span className="md:hidden"> · {formatMoney(order.total)}</span>
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

/** What it is now, and the day that matters by then: when it comes, when it came, or when it was bought. */
const State = ({ order: { state, arrives, delivered_at, created_at } }: { order: OrderCard }) => (
  <>
    <OrderBadge state={state} />
    {arrives ? (
      <OrderArrival arrives={arrives} className="text-sm md:mt-1" />
    ) : delivered_at && had.includes(state) ? (
      <span className="block text-sm text-muted md:mt-1">em {formatDay(delivered_at)}</span>
    ) : (
      <span className="text-sm text-muted md:hidden">feito {formatDay(created_at)}</span>
    )}
  </>
)

const had: OrderCard['state'][] = ['entregue', 'concluido']
