import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { WorkList } from '../components/work-list.tsx'
import { WorkFilter } from '../works.schemas.ts'
import type { Route } from './+types/works.page'

export const middleware = [access('writer')]
export const meta = pageMeta({ title: 'Minhas Obras' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).blog.works.list(filterOf(request, WorkFilter))

const start = (
  <LinkButton to="/escritor/dashboard/postagens/nova" tone="primary" icon="plus">
    Nova postagem
  </LinkButton>
)

export default function WorksPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Minhas Obras" text="O que você escreve para o blog, do rascunho ao ar." action={start} />
      <WorkList
        page={page}
        at="/escritor/dashboard/postagens"
        empty={
          <EmptyState
            icon="notebook-pen"
            text="Você ainda não escreveu nada. O rascunho se salva sozinho."
            action={start}
          />
        }
      />
    </>
  )
}
