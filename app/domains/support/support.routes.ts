import { route } from '@react-router/dev/routes'

const tickets = 'domains/support/tickets/pages'

export const supportRoutes = [
  route('contato', 'domains/support/contacts/pages/contact.page.tsx'),
  route('contato/:uuid', `${tickets}/ticket.page.tsx`, { id: 'mailed-ticket' }),
  route('contato/:uuid/arquivo/:file', `${tickets}/ticket-file.page.tsx`),
  route('perfil/tickets', `${tickets}/my-tickets.page.tsx`),
  route('perfil/tickets/:uuid', `${tickets}/ticket.page.tsx`),
]

/** The team's queue, in the administration's frame. */
export const supportAdminRoutes = [
  route('admin/contatos', `${tickets}/queue.page.tsx`),
  route('admin/contatos/csv', `${tickets}/queue-csv.page.tsx`),
  route('admin/contatos/ticket/:uuid', `${tickets}/staff-ticket.page.tsx`),
]
