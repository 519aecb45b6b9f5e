import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const places = 'domains/learning/enrolment/enrolments/pages'
const room = 'domains/learning/enrolment/classroom/pages'
const kept = 'domains/learning/enrolment/kept/pages'
const teaching = 'domains/learning/enrolment/teaching/pages'
const inStore = 'vendedor/dashboard/:slug/cursos/:curso_slug'
const own = 'cursos/professor/curso/:curso_slug'

/** The pages of one course for who edits it: in its store, and among the courses of its teacher. */
const desk = (at: string, frame: string) => [
  route(at, `${teaching}/course-desk.page.tsx`, { id: `${frame}-course` }),
  route(`${at}/edit`, `${teaching}/course-edit.page.tsx`, { id: `${frame}-course-edit` }),
  route(`${at}/conteudo`, `${teaching}/course-content.page.tsx`, { id: `${frame}-course-content` }),
  route(`${at}/conteudo/:lesson`, `${teaching}/lesson-edit.page.tsx`, { id: `${frame}-lesson-edit` }),
  route(`${at}/registros`, `${teaching}/entries.page.tsx`, { id: `${frame}-entries` }),
  route(`${at}/alunos`, `${teaching}/pupils.page.tsx`, { id: `${frame}-pupils` }),
  route(`${at}/alunos/csv`, `${teaching}/pupils-csv.page.tsx`, { id: `${frame}-pupils-csv` }),
]

export const routes: DomainRoutes = {
  site: [
    route('cursos/meus_cursos', `${places}/own-courses.page.tsx`),
    route('cursos/guardadas', `${kept}/kept.page.tsx`),
    route('cursos/:slug/:class_slug', `${room}/class-direct.page.tsx`),
    route('dichavando/cursos/:slug/:class_slug', `${room}/class.page.tsx`),
    route('dichavando/cursos/:slug/aberta/:class_slug', `${room}/open-class.page.tsx`),
    route(':slug/:class_slug', `${room}/class-short.page.tsx`),
  ],
  store: [
    route('vendedor/dashboard/:slug/cursos', `${teaching}/store-courses.page.tsx`),
    route('vendedor/dashboard/:slug/cursos/criar-curso', `${teaching}/course-new.page.tsx`),
    ...desk(inStore, 'store'),
  ],
  teacher: [
    route('cursos/professor', `${teaching}/teacher.page.tsx`),
    route('cursos/professor/convites', `${teaching}/invites.page.tsx`),
    route('cursos/professor/alunos', `${teaching}/taught-pupils.page.tsx`),
    route('cursos/professor/conf', `${teaching}/settings.page.tsx`),
    ...desk(own, 'teacher'),
  ],
  admin: [
    route('admin/cursos', `${teaching}/staff-courses.page.tsx`),
    route('admin/cursos/csv', `${teaching}/staff-courses-csv.page.tsx`),
  ],
  bare: [
    route('dichavando/cursos/:slug/:class_slug/video', `${room}/video-frame.page.tsx`),
    route('cursos/guardadas/envio', `${kept}/kept-send.page.tsx`),
  ],
}
