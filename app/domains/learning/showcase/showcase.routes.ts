import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/learning/showcase/pages'

export const routes: DomainRoutes = {
  site: [
    route('cursos', `${pages}/courses-entry.page.tsx`),
    route('cursos/:slug', `${pages}/course-direct.page.tsx`),
    route('dichavando/cursos', `${pages}/courses.page.tsx`),
    route('dichavando/cursos/:slug', `${pages}/course.page.tsx`),
    route('dichavando/curso-gratuito', `${pages}/free-course.page.tsx`),
  ],
}
