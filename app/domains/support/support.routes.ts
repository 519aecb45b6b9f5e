import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const tickets = 'domains/support/tickets/pages'

const networks = 'domains/support/networks/pages'

const site = [
  route('contato', 'domains/support/contacts/pages/contact.page.tsx'),
  route('contato/:uuid', `${tickets}/ticket.page.tsx`, { id: 'mailed-ticket' }),
  route('contato/:uuid/arquivo/:file', `${tickets}/ticket-file.page.tsx`),
  route('perfil/tickets', `${tickets}/my-tickets.page.tsx`),
  route('perfil/tickets/:uuid', `${tickets}/ticket.page.tsx`),
]

/** The team's queue and the site's networks, in the administration layout. */
const admin = [
  route('admin/contatos', `${tickets}/queue.page.tsx`),
  route('admin/contatos/csv', `${tickets}/queue-csv.page.tsx`),
  route('admin/contatos/ticket/:uuid', `${tickets}/staff-ticket.page.tsx`),
  route('admin/redes_sociais', `${networks}/networks.page.tsx`),
  route('admin/redes_sociais/nova', `${networks}/network-new.page.tsx`),
  route('admin/redes_sociais/:id', `${networks}/network-edit.page.tsx`),
]

export const routes: DomainRoutes = { site, admin }
