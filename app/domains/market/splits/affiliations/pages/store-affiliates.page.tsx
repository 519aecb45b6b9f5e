import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AffiliationTabs } from '../../programmes/components/affiliation-tabs.tsx'
import { affiliationStates } from '../affiliation.kinds.ts'
import { affiliationStateNames, affiliationTones, moveDone } from '../affiliation.words.ts'
import { AffiliateFilter, AffiliationDecision, type StoreAffiliate } from '../affiliations.schemas.ts'
import { AffiliateDecisions } from '../components/affiliate-decisions.tsx'
import type { Route } from './+types/store-affiliates.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Afiliados de ${params.slug}`,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const store = params.slug
  const filter = filterOf(request, AffiliateFilter)
  return { store, page: await apiFor(context).splits.affiliations.list({ ...filter, store }) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, AffiliationDecision.omit({ store: true }), async ({ splits }, input) => {
    const store = args.params.slug
    await splits.affiliations.decide({ ...input, store })
    return redirectWithToast(storePath(store, `/afiliacoes/afiliados${args.url.search}`), moveDone[input.move])
  })

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: affiliationStates.map((value) => ({ value, label: affiliationStateNames[value] })),
  },
]

export default function StoreAffiliatesPage({ loaderData: { store, page }, actionData }: Route.ComponentProps) {
  return (
    <div>
      <PageHeader title="Afiliados" text="Veja quem divulga a loja, quem pede para entrar e o que cada um vendeu." />
      <AffiliationTabs store={store} />
      {actionData?.message && !actionData.errors && <Notice tone="error" title={actionData.message} />}
      <DataList
        label="Afiliados"
        noun={['afiliado', 'afiliados']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ nickname }) => nickname}
        search="Buscar por apelido"
        filters={filters}
        columns={[
          { key: 'nickname', label: 'Afiliado', render: (one) => <Who one={one} /> },
          { key: 'state', label: 'Situação', render: (one) => <State one={one} /> },
          { key: 'clicks', label: 'Cliques em 30 dias', sortable: true, align: 'end', render: ({ clicks }) => clicks },
          { key: 'sales', label: 'Vendas', sortable: true, align: 'end', render: ({ sales }) => sales },
          {
            key: 'commission',
            label: 'Comissões',
            sortable: true,
            align: 'end',
            render: ({ commission }) => <span className="whitespace-nowrap">{formatMoney(commission)}</span>,
          },
          { key: 'decide', label: 'Decisão', render: (one) => <AffiliateDecisions affiliate={one} /> },
        ]}
        empty={
          <EmptyState
            icon="users"
            title="Ninguém divulga a loja ainda"
            text="Abra um programa: ele aparece em Divulgar, na conta de quem quer vender com comissão."
            action={<LinkButton to={storePath(store, '/afiliacoes')}>Ver programas</LinkButton>}
          />
        }
      />
    </div>
  )
}

const Who = ({ one }: { one: StoreAffiliate }) => (
  <div className="min-w-44 space-y-1">
    <span className="font-semibold wrap-anywhere">@{one.nickname}</span>
    <p className="text-sm text-muted">
      {one.product ?? 'A loja toda'} · desde {formatDay(one.created_at)}
    </p>
    {one.message && <p className="max-w-xl text-sm wrap-anywhere">“{one.message}”</p>}
  </div>
)

const State = ({ one }: { one: StoreAffiliate }) => (
  <div className="space-y-1">
    <Badge tone={affiliationTones[one.state]}>{affiliationStateNames[one.state]}</Badge>
    {one.ends_at && one.state !== 'encerrada' && (
      <p className="text-sm text-muted">termina {onDay(formatDay(one.ends_at))}</p>
    )}
    {one.frauds > 0 && (
      <Badge tone="danger" icon="triangle-alert">
        {plural(one.frauds, 'compra pelo próprio link', 'compras pelo próprio link')}
      </Badge>
    )}
    {one.reason && <p className="max-w-xl text-sm text-muted wrap-anywhere">{one.reason}</p>}
  </div>
)
