import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { areas } from '#domains/care/processes/processes/process.kinds.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const pages = 'domains/care/process-signing/pages'
const within = (area: string, more: string) => `comunidade-360/${area}/processo/:slug/documentos/assinaturas${more}`

const site = areas.flatMap((area) => [
  route(within(area, ''), `${pages}/process-signings.page.tsx`, { id: within(area, '') }),
  route(within(area, '/:signing'), `${pages}/process-signing.page.tsx`, { id: within(area, '/:signing') }),
])

export const routes: DomainRoutes = { site, admin: staffRoutes('admin/comunidade360/modelos-de-assinatura') }
