import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const cases = 'domains/people/moderation/cases/pages'

const site = [
  route('denunciar', 'domains/people/moderation/reports/pages/report.page.tsx'),
  route('recurso/:uuid', 'domains/people/moderation/appeals/pages/appeal.page.tsx'),
  route('transparencia', 'domains/people/moderation/transparency/pages/transparency.page.tsx'),
]

const admin = [
  route('admin/denuncias', `${cases}/cases.page.tsx`),
  route('admin/denuncias/csv', `${cases}/cases-csv.page.tsx`),
  route('admin/denuncias/:id', `${cases}/case.page.tsx`),
]

export const routes: DomainRoutes = { site, admin }
