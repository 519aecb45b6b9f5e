import { Form } from 'react-router'
import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OrderArrival } from '../../orders/components/order-arrival.tsx'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { OrderCell } from '../../orders/components/order-cell.tsx'
import { PostBy } from '../../orders/components/post-by.tsx'
import { orderStates } from '../../orders/order.kinds.ts'
import { orderStateWords } from '../../orders/order.words.ts'
import type { OrderCard } from '../../orders/orders.schemas.ts'
import { StoreOrderFilter } from '../sold-orders.schemas.ts'
import type { Route } from './+types/sold-orders.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Pedidos de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const store = deskOf(context)
  const filter = filterOf(request, StoreOrderFilter.omit({ store: true }))
  return { store, page: await apiFor(context).orders.sold.list({ ...filter, store: store.slug }) }
}

const Chosen = z.object({ ids: z.array(z.uuid()).min(1, 'Marque ao menos um pedido.') })

export async function action(args: Route.ActionArgs) {
  const { slug } = deskOf(args.context)
  return submit(args, Chosen, async (api, { ids }) => {
    const { prepared, skipped } = await api.orders.sold.prepare({ store: slug, uuids: ids })
    const left = skipped ? ` ${plural(skipped, 'já tinha mudado', 'já tinham mudado')}.` : ''
    return redirectWithToast(
      storePath(slug, `/pedidos${args.url.search}`),
      `${plural(prepared, 'pedido em separação', 'pedidos em separação')}.${left}`,
    )
  })
}

const filters = [
  {
    name: 'to_send',
    label: 'Envio',
    options: [
      { value: 'sim', label: 'Falta enviar' },
      { value: 'atrasado', label: 'Atrasados' },
    ],
  },
  { name: 'returning', label: 'Devolução', options: [{ value: 'sim', label: 'Em curso' }] },
  {
    name: 'state',
    label: 'Situação',
    options: orderStates.map((value) => ({ value, label: orderStateWords[value].label })),
  },
]

const FORM = 'separar-pedidos'

export default function SoldOrdersPage({ loaderData: { store, page }, actionData }: Route.ComponentProps) {
  const address = storePath(store.slug, '/pedidos')
  const works = store.can['orders.manage']
  return (
    <>
      <PageHeader
        title="Pedidos"
        text="O mais atrasado vem primeiro."
        action={
          <LinkButton to={`${address}/separar`} icon="list-checks">
            Lista de separação
          </LinkButton>
        }
      />
      {actionData?.message && <Notice tone="error" title={actionData.errors?.ids?.[0] ?? actionData.message} />}
      <div className="group">
        <DataList
          label="Pedidos"
          noun={['pedido', 'pedidos']}
          page={page}
          keyOf={({ uuid }) => uuid}
          nameOf={({ id }) => `pedido ${id}`}
          search="Buscar número, produto, nome"
          filters={filters}
          folded
          csv={`${address}/csv`}
          selectionForm={works ? FORM : undefined}
          columns={[
            {
              key: 'title',
              label: 'Pedido',
              phone: 'bare',
              render: (order) => <Sold {...{ order, address, works }} />,
            },
            {
              key: 'state',
              label: 'Situação',
              phone: 'hidden',
              render: (order) => <State {...{ order, address, works }} />,
            },
            {
              key: 'buyer',
              label: 'Quem comprou',
              phone: 'hidden',
              render: ({ buyer, city }) => <Who buyer={buyer} city={city} />,
            },
            {
              key: 'created_at',
              label: 'Feito',
              sortable: true,
              phone: 'hidden',
              render: ({ created_at }) => <span className="whitespace-nowrap">{formatDayTime(created_at)}</span>,
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
              icon="package"
              title="Nenhum pedido ainda"
              text="Quando alguém comprar, o pedido aparece aqui e você recebe um aviso."
              action={<LinkButton to={storePath(store.slug, '/produtos')}>Ver produtos</LinkButton>}
            />
          }
        />
        {/* Over the list, and only while something is marked. */}
        {works && page.total > 0 && (
          <Form
            method="post"
            id={FORM}
            className="sticky bottom-4 z-10 mt-4 hidden justify-center group-has-[[name=ids]:checked]:flex"
          >
            <Button type="submit" tone="primary" icon="package-open" className="shadow-lg">
              Pôr os marcados em separação
            </Button>
          </Form>
        )}
      </div>
    </>
  )
}

type SoldProps = { order: OrderCard; address: string; works: boolean }

const Sold = ({ order, address, works }: SoldProps) => (
  <OrderCell
    order={order}
    to={`${address}/${order.uuid}`}
    about={
      <>
        <span className="max-md:hidden">{plural(order.pieces, 'unidade', 'unidades')}</span>
        <span className="md:hidden">
          {order.buyer}
          <span className={`figures ${order.buyer ? 'block' : ''}`}>{formatMoney(order.total)}</span>
        </span>
      </>
    }
    state={<State {...{ order, address, works }} />}
  />
)

const Post = ({ order: { id, uuid }, address }: Omit<SoldProps, 'works'>) => (
  <LinkButton to={`${address}/${uuid}#enviar`} size="sm" icon="truck" className="relative z-1 min-h-11">
    Postar<span className="sr-only"> o pedido {id}</span>
  </LinkButton>
)

const State = ({ order, address, works }: SoldProps) => {
  const { state, to_send, has_withdrawal, picks_up, payment, post_by, arrives } = order
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 xl:min-w-66">
      <OrderBadge state={state} />
      {has_withdrawal && <Badge tone="info">Devolução</Badge>}
      {payment === 'contestado' && <Badge tone="danger">Contestado no banco</Badge>}
      {post_by ? (
        <span className="text-sm md:w-full">
          <PostBy order={order} />
          <span className="text-muted max-md:hidden">
            {' · '}
            {picks_up ? 'para retirar' : `${to_send} para enviar`}
          </span>
        </span>
      ) : (
        <OrderArrival arrives={arrives} className="text-sm md:w-full" />
      )}
      {works && post_by && !picks_up && <Post order={order} address={address} />}
    </span>
  )
}

const Who = ({ buyer, city }: Pick<OrderCard, 'buyer' | 'city'>) =>
  buyer ? (
    <span>
      {buyer}
      {city && <span className="block text-sm text-muted">{city}</span>}
    </span>
  ) : (
    <span className="text-sm text-muted">Aparece depois do pagamento</span>
  )
