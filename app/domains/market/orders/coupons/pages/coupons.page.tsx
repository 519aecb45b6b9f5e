import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { DropMenu } from '#ui/components/drop-menu.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { couponStates } from '../coupon.kinds.ts'
import { couponStateWords, couponWorth } from '../coupon.words.ts'
import { couponDays, couponTerms } from '../coupon-terms.words.ts'
import { type CouponCard, CouponFilter } from '../coupons.schemas.ts'
import type { Route } from './+types/coupons.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Cupons de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const filter = filterOf(request, CouponFilter.omit({ store: true }))
  const page = await apiFor(context).orders.coupons.list({ ...filter, store: slug })
  return { page, store: { slug, name }, manages: can['coupons.manage'] }
}

const Switch = z.object({ id: rowId, active: z.boolean() })

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, Switch, async (api, input) => {
    const { code, active } = await api.orders.coupons.switch({ ...input, store })
    return redirectWithToast(
      storePath(store, `/cupons${args.url.search}`),
      active ? `${code} está ligado.` : `${code} está desligado: ninguém mais usa.`,
    )
  })
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: couponStates.map((value) => ({ value, label: couponStateWords[value].label })),
  },
]

export default function CouponsPage({ loaderData: { page, store, manages } }: Route.ComponentProps) {
  const address = storePath(store.slug, '/cupons')
  const create = manages && (
    <LinkButton to={`${address}/novo`} tone="primary" icon="plus">
      Novo cupom
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Cupons"
        text="Descontos por código. A loja paga o desconto, e você vê aqui o que cada um trouxe."
        action={create}
      />
      <DataList
        label="Cupons"
        noun={['cupom', 'cupons']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        search="Buscar por código"
        filters={filters}
        csv={`${address}/csv`}
        columns={[
          {
            key: 'name',
            label: 'Cupom',
            sortable: true,
            render: (coupon) => <Name coupon={coupon} to={manages ? `${address}/${coupon.id}` : undefined} />,
          },
          {
            key: 'state',
            label: 'Situação',
            render: ({ state }) => <Badge tone={couponStateWords[state].tone}>{couponStateWords[state].label}</Badge>,
          },
          { key: 'days', label: 'Quando', render: (coupon) => couponDays(coupon) },
          {
            key: 'uses',
            label: 'Usos',
            sortable: true,
            align: 'end',
            render: ({ uses, max_uses }) => (
              <span className="whitespace-nowrap">{max_uses === null ? uses : `${uses} de ${max_uses}`}</span>
            ),
          },
          {
            key: 'sold',
            label: 'Trouxe',
            sortable: true,
            align: 'end',
            render: (coupon) => <Brought coupon={coupon} />,
          },
        ]}
        actions={manages ? (coupon) => <RowActions coupon={coupon} address={address} /> : undefined}
        empty={
          <EmptyState
            icon="ticket"
            title="Nenhum cupom ainda"
            text="Um cupom de primeira compra é um bom começo: traz gente nova, e você decide quanto gastar com isso."
            action={create || undefined}
          />
        }
      />
    </>
  )
}

const Name = ({ coupon, to }: { coupon: CouponCard; to?: string }) => {
  const terms = couponTerms(coupon)
  return (
    <span className="block pe-8">
      {to ? (
        <Link to={to} className="figures font-semibold wrap-anywhere link link-hover">
          {coupon.code}
        </Link>
      ) : (
        <span className="figures font-semibold wrap-anywhere">{coupon.code}</span>
      )}
      <span className="block text-sm text-muted">
        {couponWorth(coupon)}
        {terms && `, ${terms}`}
      </span>
    </span>
  )
}

const Brought = ({ coupon: { orders, sold, discounted } }: { coupon: CouponCard }) =>
  orders ? (
    <span className="whitespace-nowrap">
      {formatMoney(sold)}
      <span className="block text-sm text-muted">
        {plural(orders, 'pedido', 'pedidos')}, {formatMoney(discounted)} de desconto
      </span>
    </span>
  ) : (
    <span className="text-sm whitespace-nowrap text-muted">nada ainda</span>
  )

function RowActions({ coupon: { id, code, active }, address }: { coupon: CouponCard; address: string }) {
  const fields = { id: String(id), active: active ? 'false' : 'true' }
  return (
    <DropMenu
      label={`Mais ações de ${code}`}
      iconOnly
      tone="plain"
      entries={[
        { label: 'Abrir', icon: 'pencil', to: `${address}/${id}` },
        active
          ? { label: 'Desligar', icon: 'pause', post: { action: '', fields } }
          : { label: 'Ligar', icon: 'play', post: { action: '', fields } },
      ]}
    />
  )
}
