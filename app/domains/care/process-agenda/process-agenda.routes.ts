import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { areas, professions } from '#domains/care/processes/processes/process.kinds.ts'

const pages = 'domains/care/process-agenda/pages'
const within = (area: string) => `comunidade-360/${area}/processo/:slug/agenda`
const own = (area: string) => `comunidade-360/${area}/agenda`

const site = [
  ...areas.map((area) => route(within(area), `${pages}/process-agenda.page.tsx`, { id: within(area) })),
  ...professions.map((area) => route(own(area), `${pages}/own-agenda.page.tsx`, { id: own(area) })),
]

export const routes: DomainRoutes = { site }
