import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { CourseList } from '../components/course-list.tsx'
import type { Route } from './+types/free-course.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Curso gratuito',
  description: 'Comece a cultivar com aulas de graça: da escolha da semente à primeira colheita.',
  url: '/dichavando/curso-gratuito',
})

export async function loader({ context }: Route.LoaderArgs) {
  const page = await apiFor(context).courses.courses.list({ access: 'gratuito' })
  cacheForVisitors(context, 'courses')
  return page
}

export default function FreeCoursePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Aprenda de graça"
        text="Nenhum cartão, nenhum prazo. Você cria uma conta, entra na aula e leva o que aprende para a sua planta."
        action={
          page.data[0] && (
            <LinkButton to={`/dichavando/cursos/${page.data[0].slug}`} tone="primary" icon="play">
              Começar agora
            </LinkButton>
          )
        }
      />
      <CourseList
        page={page}
        empty={<EmptyState icon="graduation-cap" text="Nenhum curso gratuito está aberto agora. Veja os outros." />}
      />
    </>
  )
}
