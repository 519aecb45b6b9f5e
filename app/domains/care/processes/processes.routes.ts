import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const admin = [
  route('admin/comunidade360/profissionais/:id/passar-processos', 'domains/care/processes/pages/hand-over.page.tsx'),
  ...staffRoutes('admin/comunidade360/status'),
  ...staffRoutes('admin/comunidade360/passagens', 'a'),
  ...staffRoutes('admin/comunidade360/tags-processos', 'a'),
  ...staffRoutes('admin/comunidade360/profissionais'),
]

export const routes: DomainRoutes = { admin }
