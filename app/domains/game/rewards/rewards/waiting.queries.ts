import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const rewardsDesk: DeskQueue[] = [
  {
    ...{ name: 'rewards', label: 'Recompensas para entregar', icon: 'gift', permission: 'game.manage' },
    to: '/admin/gameficacao/entregas',
    waiting: () =>
      sql`select count(*)::int as count, min(created_at) as oldest from reward_claims where state = 'pedido'`,
  },
]
