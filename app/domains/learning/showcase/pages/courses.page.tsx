import { BelowPage } from '#domains/community/ads/ui.ts'
import { courseLevels } from '#domains/learning/courses/courses/course.kinds.ts'
import { courseLevelWords } from '#domains/learning/courses/courses/course.words.ts'
import { CourseFilter } from '#domains/learning/courses/courses/courses.schemas.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CourseList } from '../components/course-list.tsx'
import type { Route } from './+types/courses.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Cursos',
  description: 'Aprenda a cultivar com quem cultiva: rega, clima, solo, colheita e a lei.',
  url: '/dichavando/cursos',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, CourseFilter)
  const page = await apiFor(context).courses.courses.list(filter)
  cacheForVisitors(context, 'courses')
  return { page, level: filter.level, search: filter.search, signed: context.get(requestContext).viewer !== null }
}

export default function CoursesPage({ loaderData: { page, level, search, signed } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Cursos"
        text="Aulas de quem cultiva, no seu ritmo. Cada uma vale na sua planta."
        more={
          signed && (
            <>
              <LinkButton to="/cursos/meus_cursos" icon="graduation-cap">
                Meus cursos
              </LinkButton>
              <LinkButton to="/cursos/agenda" icon="calendar-days">
                Agenda
              </LinkButton>
            </>
          )
        }
      />
      <div className="mb-6 space-y-4">
        <SearchForm label="Buscar cursos" placeholder="Assunto" />
        <ChipRow label="Nível">
          <Chip to="/dichavando/cursos" active={!level}>
            Todos
          </Chip>
          {courseLevels.map((one) => (
            <Chip key={one} to={`/dichavando/cursos?level=${one}`} active={one === level}>
              {courseLevelWords[one]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <CourseList
        page={page}
        empty={
          search || level ? (
            <NothingFound text="Nenhum curso assim." all="/dichavando/cursos" />
          ) : (
            <EmptyState icon="graduation-cap" text="Nenhum curso foi publicado ainda." />
          )
        }
      />
      <BelowPage placement="fim-dos-cursos" />
    </>
  )
}
