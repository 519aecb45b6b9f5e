import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/learning/consultancy/pages'
const desk = 'vendedor/dashboard/:slug/cursos/:curso_slug/consultoria'

const site = [route('dichavando/cursos/:slug/consultoria', `${pages}/consultancy.page.tsx`)]

const store = [
  route(desk, `${pages}/store-consultancy.page.tsx`),
  route(`${desk}/csv`, `${pages}/consultancy-members-csv.page.tsx`),
]

/**
 * The short form. It scores as much as '/loja/:store', '/blog/:slug' and their like: what is in no layout comes after them
 * all, so it gets only what nobody else takes (short-form.test.ts).
 */
const bare = [route(':slug/consultoria', `${pages}/short-form.page.tsx`)]

export const routes: DomainRoutes = { site, store, bare }
