import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const admin = [...staffRoutes('admin/discord/channels'), ...staffRoutes('admin/discord/messages', 'a')]

export const routes: DomainRoutes = { admin }
