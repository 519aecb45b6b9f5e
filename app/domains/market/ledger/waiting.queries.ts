import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const ledgerDesk: DeskQueue[] = [
  {
    ...{ name: 'receivers', label: 'Recebedores para conferir', icon: 'banknote', permission: 'marketplace.manage' },
    to: '/admin/marketplace/recebedores?state=pendente',
    waiting: () => sql`select count(*)::int as count, min(created_at) as oldest from receivers
      where state = 'pendente' and replaced_at is null`,
  },
]
