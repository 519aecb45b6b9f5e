import { ConsequenceRef } from '#domains/market/payments/consequences/consequences.schemas.ts'
import { OpenConsequences } from '#domains/market/payments/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OrderBadge } from '../../orders/components/order-badge.tsx'
import { orderStates } from '../../orders/order.kinds.ts'
import { orderStateWords } from '../../orders/order.words.ts'
import { StaffOrderFilter } from '../staff-orders.schemas.ts'
import type { Route } from './+types/staff-orders.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Pedidos das lojas' })

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = apiFor(context)
  const [page, { data: open }] = await Promise.all([
    api.orders.staff.list(filterOf(request, StaffOrderFilter)),
    api.payments.consequences.listOpen(),
  ])
  return { page, open }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ConsequenceRef, async (api, which) => {
    const { done } = await api.payments.consequences.retry(which)
    const here = `/admin/marketplace/pedidos${args.url.search}`
    return done
      ? redirectWithToast(here, 'Feito: a compra seguiu.')
      : redirectWithToast(here, 'Ainda não deu certo. Tentaremos de novo sozinhos.', 'error')
  })

const filters = [
  {
    name: 'trouble',
    label: 'Precisa de atenção',
    options: [
      { value: 'disputa', label: 'Problema em aberto' },
      { value: 'contestado', label: 'Contestado no banco' },
      { value: 'devolucao', label: 'Devolução em curso' },
    ],
  },
  {
    name: 'state',
    label: 'Situação',
    options: orderStates.map((value) => ({ value, label: orderStateWords[value].label })),
  },
  { name: 'paid_since', label: 'Pago desde', day: true as const },
]

export default function StaffOrdersPage({ loaderData: { page, open } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Pedidos" text="De todas as lojas. Abra um para ver o dinheiro e decidir problemas." />
      <OpenConsequences open={open} />
      <DataList
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ id }) => `pedido ${id}`}
        search="Buscar número, produto, nome"
        filters={filters}
        csv="/admin/marketplace/pedidos.csv"
        columns={[
          {
            key: 'title',
            label: 'Pedido',
            render: ({ uuid, id, title, kinds }) => (
              <span className="block min-w-44">
                <Link to={`/admin/marketplace/pedidos/${uuid}`} className="link link-hover block font-semibold">
                  Pedido {id}
                </Link>
                <span className="text-sm text-muted wrap-anywhere">
                  {title}
                  {kinds > 1 && ` e\u00a0mais\u00a0${kinds - 1}`}
                </span>
              </span>
            ),
          },
          {
            key: 'state',
            label: 'Situação',
            render: ({ state, payment, has_withdrawal }) => (
              <span className="flex flex-wrap gap-1.5">
                <OrderBadge state={state} />
                {payment === 'contestado' && <Badge tone="danger">Contestado</Badge>}
                {has_withdrawal && <Badge tone="info">Devolução</Badge>}
              </span>
            ),
          },
          { key: 'store', label: 'Loja', render: ({ store }) => store.name },
          { key: 'buyer', label: 'Quem comprou', render: ({ buyer }) => buyer },
          { key: 'created_at', label: 'Feito', sortable: true, render: ({ created_at }) => formatDayTime(created_at) },
          { key: 'total', label: 'Total', sortable: true, align: 'end', render: ({ total }) => formatMoney(total) },
        ]}
        empty={<EmptyState icon="package" text="Ninguém comprou nada ainda." />}
      />
    </>
  )
}
