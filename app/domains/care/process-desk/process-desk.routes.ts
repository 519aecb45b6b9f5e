import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { areas } from '#domains/care/processes/processes/process.kinds.ts'

const pages = 'domains/care/process-desk/pages'

const site = [
  route('comunidade-360/advogado/contatos', `${pages}/contacts.page.tsx`),
  route('comunidade-360/advogado/contatos/:uuid', `${pages}/contact.page.tsx`, { id: 'comunidade-360/contato' }),
  route('comunidade-360', `${pages}/entry.page.tsx`),
  route('comunidade-360/processo/meu-processo', `${pages}/own-process.page.tsx`),
  ...['', '/chat', '/documentos', '/documentos/assinaturas/:signing', '/agenda'].map((part) =>
    route(`comunidade-360/processo/:slug${part}`, `${pages}/process-in-own-area.page.tsx`, {
      id: `comunidade-360/processo${part}`,
    }),
  ),
  ...areas.flatMap((area) =>
    [
      ['', 'area-home'],
      ['/processos', 'processes'],
      ['/processo/:slug', 'process'],
    ].map(([path, page]) =>
      route(`comunidade-360/${area}${path}`, `${pages}/${page}.page.tsx`, { id: `comunidade-360/${area}${path}` }),
    ),
  ),
]

const admin = [
  route('admin/comunidade360/processos', `${pages}/staff-processes.page.tsx`),
  route('admin/comunidade360/configuracoes', `${pages}/care-settings.page.tsx`),
]

const bare = areas
  .filter((area) => area !== 'cliente')
  .map((area) => `comunidade-360/${area}/processos/csv`)
  .map((path) => route(path, `${pages}/processes-csv.page.tsx`, { id: path }))

export const routes: DomainRoutes = { site, bare, admin }
