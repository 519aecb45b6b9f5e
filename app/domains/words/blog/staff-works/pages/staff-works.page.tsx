import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { WorkList } from '../../works/components/work-list.tsx'
import { WorkFilter } from '../../works/works.schemas.ts'
import type { Route } from './+types/staff-works.page'

export const middleware = [access('can:blog.manage')]
export const meta = pageMeta({ title: 'Postagens do blog' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).blog.works.all(filterOf(request, WorkFilter))

export default function StaffWorksPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Postagens do blog"
        text="Tudo o que se escreve para o blog. O que você decidir fica na auditoria."
      />
      <WorkList
        page={page}
        at="/admin/blog/postagens"
        csv="/admin/blog/postagens/csv"
        withAuthors
        empty={<EmptyState icon="newspaper" text="Ninguém escreveu nada para o blog ainda." />}
      />
    </>
  )
}
