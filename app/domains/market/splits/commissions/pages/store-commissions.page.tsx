import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { AffiliationTabs } from '../../programmes/components/affiliation-tabs.tsx'
import { HowAffiliationsWork } from '../../programmes/components/how-affiliations-work.tsx'
import { CommissionFilter } from '../commissions.schemas.ts'
import { CommissionList } from '../components/commission-list.tsx'
import { CommissionStats } from '../components/commission-stats.tsx'
import type { Route } from './+types/store-commissions.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Comissões de ${params.slug}`,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const store = params.slug
  const { list, sums } = apiFor(context).splits.commissions
  const [page, total] = await Promise.all([list({ ...filterOf(request, CommissionFilter), store }), sums({ store })])
  return { store, page, sums: total }
}

export default function StoreCommissionsPage({ loaderData: { store, page, sums } }: Route.ComponentProps) {
  return (
    <div>
      <PageHeader title="Comissões" text="O que a loja paga a quem vende por link, item por item." />
      <AffiliationTabs store={store} />
      <div className="space-y-8">
        <CommissionStats sums={sums} />
        <CommissionList
          side="store"
          page={page}
          csv={storePath(store, '/afiliacoes/comissoes/csv')}
          empty={
            <EmptyState
              icon="coins"
              text="Nenhuma venda por link ainda. Cada uma aparece aqui assim que o pedido é feito."
              action={<LinkButton to={storePath(store, '/afiliacoes')}>Ver programas</LinkButton>}
            />
          }
        />
        <HowAffiliationsWork />
      </div>
    </div>
  )
}
