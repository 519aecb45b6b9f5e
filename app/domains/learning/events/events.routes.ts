import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const pages = 'domains/learning/events/pages'

const site = [route('cursos/agenda', `${pages}/course-agenda.page.tsx`)]

const teacher = [
  route('cursos/professor/agenda', `${pages}/teacher-agenda.page.tsx`),
  route('cursos/professor/agenda/evento/:slug?', `${pages}/event.page.tsx`),
  ...staffRoutes('cursos/professor/agenda/tipo'),
]

/** A file: no layout. */
const bare = [route('cursos/agenda/calendario/ics/:slug?', `${pages}/agenda-file.page.tsx`)]

export const routes: DomainRoutes = { site, teacher, bare }
