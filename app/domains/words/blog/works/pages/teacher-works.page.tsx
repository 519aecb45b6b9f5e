import { refusal } from '#platform/access/rules.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { WorkList } from '../components/work-list.tsx'
import { WorkFilter } from '../works.schemas.ts'
import type { Route } from './+types/teacher-works.page'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Postagens no blog' })

/** A manager looks in here, and may not write. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await apiFor(context).blog.works.list(filterOf(request, WorkFilter))
  return { page, may_write: refusal('writer', viewerOf(context)) === null }
}

export default function TeacherWorksPage({ loaderData: { page, may_write } }: Route.ComponentProps) {
  const start = may_write && (
    <LinkButton to="/escritor/dashboard/postagens/nova" tone="primary" icon="plus">
      Nova postagem
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Postagens no blog"
        text="O que você escreve para o blog. O editor abre no painel de quem escreve."
        action={start}
      />
      <WorkList
        page={page}
        at="/escritor/dashboard/postagens"
        empty={<EmptyState icon="notebook-pen" text="Você ainda não escreveu nada para o blog." action={start} />}
      />
    </>
  )
}
