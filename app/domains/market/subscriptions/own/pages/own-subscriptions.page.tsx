import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { subscriptionStates } from '../../subscriptions/subscription.kinds.ts'
import { intervalWords, subscriptionStateWords } from '../../subscriptions/subscription.words.ts'
import { type OwnSubscription, SubscriptionFilter } from '../../subscriptions/subscriptions.schemas.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { nextWords } from '../next.words.ts'
import type { Route } from './+types/own-subscriptions.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Suas assinaturas' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).subscriptions.own.list(filterOf(request, SubscriptionFilter))

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: subscriptionStates.map((value) => ({ value, label: subscriptionStateWords[value].label })),
  },
]

export default function OwnSubscriptionsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <div>
      <PageHeader
        title="Suas assinaturas"
        text="O que você assina, até quando está pago e quando vem a próxima cobrança."
        more={
          <LinkButton to="/pedidos" icon="package">
            Seus pedidos
          </LinkButton>
        }
      />
      <DataList
        label="Assinaturas"
        noun={['assinatura', 'assinaturas']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ product }) => product.name}
        search="Buscar por nome"
        filters={filters}
        columns={[
          { key: 'name', label: 'Assinatura', render: (one) => <Name one={one} /> },
          { key: 'state', label: 'Situação', render: ({ state }) => <StateBadge state={state} /> },
          { key: 'next', label: 'Próximo passo', render: (one) => nextWords(one) },
          { key: 'created_at', label: 'Desde', render: ({ created_at }) => formatDay(created_at) },
          {
            key: 'price',
            label: 'Preço',
            align: 'end',
            render: ({ price, interval }) => `${formatMoney(price)} ${intervalWords[interval].per}`,
          },
        ]}
        empty={
          <EmptyState
            icon="repeat"
            title="Você ainda não assina nada"
            text="Caixas que chegam todo mês e textos que só quem assina lê: procure na loja."
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

const Name = ({ one: { uuid, product, store } }: { one: OwnSubscription }) => (
  <span className="block min-w-44">
    <Link to={`/assinaturas/${uuid}`} className="link link-hover block font-semibold wrap-anywhere">
      {product.name}
    </Link>
    <span className="text-sm text-muted">
      {product.plan} · {store.name}
    </span>
  </span>
)
