import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const admin = [
  ...staffRoutes('admin/whatsapp/type_messages'),
  ...staffRoutes('admin/whatsapp/catalog_messages'),
  route(
    'admin/whatsapp/catalog_messages/:id/situacao',
    'domains/messages/whatsapp/templates/pages/template-state.page.tsx',
  ),
]

export const routes: DomainRoutes = { admin }
