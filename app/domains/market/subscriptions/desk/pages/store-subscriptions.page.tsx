import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
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
import { StateBadge } from '../../own/components/state-badge.tsx'
import { nextWords } from '../../own/next.words.ts'
import { subscriptionStates } from '../../subscriptions/subscription.kinds.ts'
import { intervalWords, subscriptionStateWords } from '../../subscriptions/subscription.words.ts'
import { type StoreSubscription, StoreSubscriptionFilter } from '../../subscriptions/subscriptions.schemas.ts'
import { Numbers } from '../components/numbers.tsx'
import { PlanList } from '../components/plan-list.tsx'
import type { Route } from './+types/store-subscriptions.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Assinaturas de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug, name } = deskOf(context)
  const { list, plans, numbers } = apiFor(context).subscriptions.ofStore
  const filter = filterOf(request, StoreSubscriptionFilter.omit({ store: true }))
  const [page, all, sums] = await Promise.all([
    list({ ...filter, store: slug }),
    plans({ store: slug }),
    numbers({ store: slug }),
  ])
  return { page, plans: all.data, manages: all.can.manage, numbers: sums, store: { slug, name } }
}

export default function StoreSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { page, plans, manages, numbers, store } = loaderData
  const here = storePath(store.slug, '/assinaturas')
  const filters = [
    {
      name: 'state',
      label: 'Situação',
      options: subscriptionStates.map((value) => ({ value, label: subscriptionStateWords[value].label })),
    },
  ]
  return (
    <div className="space-y-8">
      <PageHeader
        title="Assinaturas"
        text="Planos que se renovam sozinhos: quem assina, quanto entra por mês e o que vem a seguir."
      />
      <Numbers numbers={numbers} />
      <PlanList plans={plans} store={store.slug} manages={manages} />
      <section className="space-y-4">
        <h2 className="text-2xl">Quem assina</h2>
        <DataList
          label="Assinantes"
          noun={['assinatura', 'assinaturas']}
          page={page}
          keyOf={({ uuid }) => uuid}
          nameOf={({ subscriber }) => subscriber.nickname}
          search="Buscar por pessoa ou produto"
          filters={filters}
          csv={`${here}/csv`}
          columns={[
            { key: 'name', label: 'Quem', sortable: true, render: (one) => <Who one={one} /> },
            { key: 'state', label: 'Situação', render: ({ state }) => <StateBadge state={state} /> },
            { key: 'next_charge_at', label: 'Próximo passo', sortable: true, render: (one) => <Next one={one} /> },
            { key: 'created_at', label: 'Desde', sortable: true, render: ({ created_at }) => formatDay(created_at) },
            {
              key: 'price',
              label: 'Preço',
              sortable: true,
              align: 'end',
              render: ({ price, interval }) => `${formatMoney(price)} ${intervalWords[interval].per}`,
            },
            { key: 'paid', label: 'Já pagou', align: 'end', render: ({ paid_amount }) => formatMoney(paid_amount) },
          ]}
          actions={
            manages
              ? (one) => (one.can.cancel ? <End one={one} to={`${here}/encerrar/${one.uuid}`} /> : null)
              : undefined
          }
          empty={
            <EmptyState
              icon="users"
              text="Ninguém assina ainda. Publique o produto com um plano aberto e conte para quem já compra de você."
            />
          }
        />
      </section>
    </div>
  )
}

const Who = ({ one: { subscriber, product_name, plan } }: { one: StoreSubscription }) => (
  <span className="block min-w-40">
    <span className="block font-semibold wrap-anywhere">{subscriber.nickname}</span>
    <span className="text-sm text-muted">
      {product_name}, {plan.toLowerCase()}
    </span>
  </span>
)

const Next = ({ one }: { one: StoreSubscription }) => (
  <span>
    {nextWords(one)}
    {one.cancel_reason && <span className="block text-sm text-muted">{one.cancel_reason}</span>}
  </span>
)

const End = ({ one: { subscriber }, to }: { one: StoreSubscription; to: string }) => (
  <LinkButton to={to} tone="plain" size="sm" aria-label={`Encerrar a assinatura de ${subscriber.nickname}`}>
    Encerrar
  </LinkButton>
)
