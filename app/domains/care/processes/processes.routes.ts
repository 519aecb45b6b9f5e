import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const admin = [
  ...staffRoutes('admin/comunidade360/status'),
  ...staffRoutes('admin/comunidade360/passagens', 'a'),
  ...staffRoutes('admin/comunidade360/tags-processos', 'a'),
  ...staffRoutes('admin/comunidade360/profissionais'),
]

export const routes: DomainRoutes = { admin }
