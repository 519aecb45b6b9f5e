import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { MonthsTable } from '../components/months-table.tsx'
import type { Route } from './+types/transparency.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Transparência',
  description: 'O que a moderação recebeu e decidiu em cada mês, em números e sem nomes.',
  url: '/transparencia',
})

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).moderation.transparency.months()

export default function TransparencyPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader
        title="Transparência"
        text="O que a moderação recebeu e decidiu em cada mês. São só números: aqui não há nomes."
      />
      {data.length === 0 ? (
        <EmptyState
          icon="shield-check"
          text="A moderação ainda não recebeu nenhuma denúncia."
          action={<LinkButton to="/">Ir para o início</LinkButton>}
        />
      ) : (
        <MonthsTable months={data} />
      )}
      <section className="max-w-text space-y-3">
        <h2 className="text-2xl">Como funciona</h2>
        <p>
          Qualquer pessoa com conta pode denunciar uma planta, um espaço, um plano, um perfil ou um comentário. Uma
          pessoa da moderação lê cada denúncia e decide: manter, esconder, remover, avisar ou suspender a conta.
        </p>
        <p>
          Quem publicou lê o motivo e pode recorrer em até 30 dias, e quem decide o recurso é outra pessoa. Quem
          denunciou recebe o resultado, e seu nome nunca aparece.
        </p>
        <p>
          As regras estão nos{' '}
          <Link to="/termos-e-condicoes" className="link">
            termos de serviço
          </Link>
          .
        </p>
      </section>
    </div>
  )
}
