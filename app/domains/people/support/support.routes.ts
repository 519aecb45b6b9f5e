import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const tickets = 'domains/people/support/tickets/pages'

const site = [
  route('contato', 'domains/people/support/contacts/pages/contact.page.tsx'),
  route('contato/:uuid', `${tickets}/ticket.page.tsx`, { id: 'mailed-ticket' }),
  route('contato/:uuid/apagar', 'domains/people/support/leads/pages/take-back.page.tsx'),
  route('contato/:uuid/arquivo/:file', `${tickets}/ticket-file.page.tsx`),
  route('perfil/tickets', `${tickets}/my-tickets.page.tsx`),
  route('perfil/tickets/:uuid', `${tickets}/ticket.page.tsx`),
]

/** The team's queue and the site's networks, in the administration layout. */
const admin = [
  route('admin/contatos', `${tickets}/queue.page.tsx`),
  route('admin/contatos/csv', `${tickets}/queue-csv.page.tsx`),
  route('admin/contatos/ticket/:uuid', `${tickets}/staff-ticket.page.tsx`),
  ...staffRoutes('admin/redes_sociais', 'a'),
]

export const routes: DomainRoutes = { site, admin }
