import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/messages/sends/sends/pages'

/** The same pages for both channels: the address says which. */
const of = (channel: 'whatsapp' | 'discord', create: string) =>
  [
    [create, 'send-new'],
    [`admin/${channel}/messages_sends`, 'sends'],
    [`admin/${channel}/messages_sends/csv`, 'sends-csv'],
    [`admin/${channel}/messages_sends/:id`, 'send'],
    [`admin/${channel}/messages_sends/:id/csv`, 'recipients-csv'],
  ].map(([path = '', page]) => route(path, `${pages}/${page}.page.tsx`, { id: path }))

const admin = [
  ...of('whatsapp', 'admin/whatsapp/send_messages_system'),
  ...of('discord', 'admin/discord/messages_sends/novo'),
]

export const routes: DomainRoutes = { admin }
