import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const supportDesk: DeskQueue[] = [
  {
    ...{ name: 'tickets', label: 'Contatos abertos', icon: 'life-buoy', permission: 'support.manage', managers: true },
    to: '/admin/contatos?state=aberto',
    waiting: () =>
      sql`select count(*)::int as count, min(created_at) as oldest from contact_messages where state = 'aberto'`,
  },
]
