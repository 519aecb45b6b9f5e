import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const team = 'domains/community/surveys/surveys/pages'
const results = 'domains/community/surveys/results/pages'

const site = [route('pesquisa/:slug', 'domains/community/surveys/answers/pages/survey.page.tsx')]

const admin = [
  route('admin/pesquisas', `${team}/surveys.page.tsx`),
  route('admin/pesquisas/nova', `${team}/survey-new.page.tsx`),
  route('admin/pesquisas/respostas', `${results}/results.page.tsx`),
  route('admin/pesquisas/respostas/csv', `${results}/results-csv.page.tsx`),
  route('admin/pesquisas/:id', `${team}/survey-edit.page.tsx`),
]

export const routes: DomainRoutes = { site, admin }
