import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { areas } from '#domains/care/processes/processes/process.kinds.ts'

const pages = 'domains/care/evidence/pages'
const readers = areas.filter((area) => area !== 'medico')
const within = (area: string, more: string) => `comunidade-360/${area}/processo/:slug/provas${more}`

const site = [
  route('comunidade-360/prova/:uuid', `${pages}/check-evidence.page.tsx`),
  ...readers.map((area) => route(within(area, ''), `${pages}/evidence.page.tsx`, { id: within(area, '') })),
]
const bare = readers.map((area) =>
  route(within(area, '/:uuid/arquivo'), `${pages}/evidence-file.page.tsx`, { id: within(area, '/arquivo') }),
)

export const routes: DomainRoutes = { site, bare }
