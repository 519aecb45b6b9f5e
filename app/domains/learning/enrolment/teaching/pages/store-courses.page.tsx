import { OwnCourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CoursesTable } from '../components/courses-table.tsx'
import type { Route } from './+types/store-courses.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Cursos de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const page = await apiFor(context).courses.courses.ofStore({ ...filterOf(request, OwnCourseFilter), store: slug })
  return { page, store: { slug, name }, manages: can['courses.manage'] }
}

export default function StoreCoursesPage({ loaderData: { page, store, manages } }: Route.ComponentProps) {
  const at = storePath(store.slug, '/cursos')
  const create = manages && (
    <LinkButton to={`${at}/criar-curso`} tone="primary" icon="plus">
      Criar curso
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Cursos"
        text="O que a loja ensina. Um curso pago se abre por um produto da loja."
        action={create}
      />
      <CoursesTable
        page={page}
        at={manages ? at : undefined}
        empty={
          <EmptyState
            icon="graduation-cap"
            title="Nenhum curso ainda"
            text="Comece pelo título e por uma aula. Só aparece quando você publica."
            action={create || undefined}
          />
        }
      />
    </>
  )
}
