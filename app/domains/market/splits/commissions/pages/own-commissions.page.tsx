import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { DeskTabs } from '../../affiliations/components/desk-tabs.tsx'
import { CommissionFilter } from '../commissions.schemas.ts'
import { CommissionList } from '../components/commission-list.tsx'
import { CommissionStats } from '../components/commission-stats.tsx'
import type { Route } from './+types/own-commissions.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Minhas comissões' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { mine, mySums } = apiFor(context).splits.commissions
  const [page, sums] = await Promise.all([mine(filterOf(request, CommissionFilter)), mySums()])
  return { page, sums }
}

export default function OwnCommissionsPage({ loaderData: { page, sums } }: Route.ComponentProps) {
  return (
    <div>
      <PageHeader
        title="Minhas comissões"
        text="Cada venda feita pelos seus links. Quem comprou, só a loja sabe."
        more={
          <LinkButton to="/vendedor/ganhos" icon="wallet">
            Onde eu recebo
          </LinkButton>
        }
      />
      <DeskTabs />
      <div className="space-y-8">
        <CommissionStats sums={sums} />
        <CommissionList
          side="affiliate"
          page={page}
          csv="/vendedor/divulgar/comissoes/csv"
          empty={
            <EmptyState
              icon="coins"
              text="Nenhuma venda ainda. Passe o seu link adiante: cada compra aparece aqui."
              action={<LinkButton to="/vendedor/divulgar">Ver meus links</LinkButton>}
            />
          }
        />
      </div>
    </div>
  )
}
