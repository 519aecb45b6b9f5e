import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import { askedAgainAt } from './tickets/asked-again.queries.ts'

export const supportDesk: DeskQueue[] = [
  {
    ...{ name: 'tickets', label: 'Contatos abertos', icon: 'life-buoy', permission: 'support.manage', managers: true },
    to: '/admin/contatos?state=aberto',
    waiting: () =>
      sql`select count(*)::int as count, min(coalesce(${askedAgainAt}, created_at)) as oldest from contact_messages where state = 'aberto'`,
  },
]
