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
import { Link } from '#ui/components/link.tsx'
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
import { OrderThumb } from '../../orders/components/order-thumb.tsx'
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
  { name: 'to_send', label: 'Envio', options: [{ value: 'sim', label: 'Falta enviar' }] },
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
        text="O que falta enviar vem primeiro."
        action={
          <LinkButton to={`${address}/separar`} icon="list-checks">
            Lista de separação
          </LinkButton>
        }
      />
      {actionData?.message && <Notice tone="error" title={actionData.errors?.ids?.[0] ?? actionData.message} />}
      {works && page.total > 0 && (
        <Form method="post" id={FORM} className="mb-4">
          <Button type="submit" icon="package-open">
            Pôr os marcados em separação
          </Button>
        </Form>
      )}
      <DataList
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ id }) => `pedido ${id}`}
        search="Buscar número, produto ou quem comprou"
        filters={filters}
        csv={`${address}/csv`}
        selectionForm={works ? FORM : undefined}
        columns={[
          { key: 'title', label: 'Pedido', render: (order) => <Sold order={order} address={address} /> },
          { key: 'state', label: 'Situação', render: (order) => <State order={order} /> },
          { key: 'buyer', label: 'Quem comprou', render: ({ buyer, city }) => <Who buyer={buyer} city={city} /> },
          {
            key: 'created_at',
            label: 'Feito',
            sortable: true,
            render: ({ created_at }) => <span className="whitespace-nowrap">{formatDayTime(created_at)}</span>,
          },
          { key: 'total', label: 'Total', sortable: true, align: 'end', render: ({ total }) => formatMoney(total) },
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
    </>
  )
}

const Sold = ({
  order: { uuid, id, title, kinds, pieces, photo_url },
  address,
}: {
  order: OrderCard
  address: string
}) => (
  <span className="flex min-w-48 items-center gap-3">
    <OrderThumb url={photo_url} />
    <span className="min-w-0">
      <Link to={`${address}/${uuid}`} className="link link-hover block font-semibold wrap-anywhere">
        Pedido {id}
      </Link>
      <span className="text-sm text-muted wrap-anywhere">
        {title}
        {kinds > 1 && ` e mais ${kinds - 1}`} · {plural(pieces, 'unidade', 'unidades')}
      </span>
    </span>
  </span>
)

const State = ({ order: { state, to_send, has_withdrawal, picks_up, payment, arrives } }: { order: OrderCard }) => (
  <span className="flex flex-wrap gap-1.5">
    <OrderBadge state={state} />
    {(state === 'pago' || state === 'em_separacao') && to_send > 0 && (
      <Badge tone="amber" icon={picks_up ? 'store' : 'truck'}>
        {picks_up ? 'Para retirar' : `${to_send} para enviar`}
      </Badge>
    )}
    {has_withdrawal && <Badge tone="info">Devolução</Badge>}
    {payment === 'contestado' && <Badge tone="danger">Contestado no banco</Badge>}
    <OrderArrival arrives={arrives} className="w-full text-sm" />
  </span>
)

const Who = ({ buyer, city }: Pick<OrderCard, 'buyer' | 'city'>) =>
  buyer ? (
    <span>
      {buyer}
      {city && <span className="block text-sm text-muted">{city}</span>}
    </span>
  ) : (
    <span className="text-sm text-muted">Aparece depois do pagamento</span>
  )
