import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'
import { guideSlugs } from './guides/guide.kinds.ts'

const questions = 'domains/words/help/questions/pages'
const votes = 'domains/words/help/votes/pages'

const site = [
  route('duvidas', `${questions}/help.page.tsx`),
  ...guideSlugs.map((slug) => route(`duvidas/${slug}`, 'domains/words/help/guides/pages/guide.page.tsx', { id: slug })),
  route('duvidas/:slug', `${questions}/question.page.tsx`),
]

const admin = [
  ...staffRoutes('admin/duvidas', 'a'),
  route('admin/duvidas-votos', `${votes}/help-votes.page.tsx`),
  route('admin/duvidas-votos/csv', `${votes}/help-votes-csv.page.tsx`),
]

export const routes: DomainRoutes = { site, admin }
