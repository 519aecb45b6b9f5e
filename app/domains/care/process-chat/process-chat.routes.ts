import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { areas } from '#domains/care/processes/processes/process.kinds.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const pages = 'domains/care/process-chat/pages'
const within = (area: string, more: string) => `comunidade-360/${area}/processo/:slug/chat${more}`

const site = areas.map((area) => route(within(area, ''), `${pages}/process-chat.page.tsx`, { id: within(area, '') }))
const bare = areas.map((area) =>
  route(within(area, '/arquivo/:file'), `${pages}/chat-file.page.tsx`, { id: within(area, '/arquivo') }),
)

const admin = [
  ...staffRoutes('admin/comunidade360/faqs-chat', 'a'),
  ...staffRoutes('admin/comunidade360/respostas', 'a'),
]

export const routes: DomainRoutes = { site, bare, admin }
