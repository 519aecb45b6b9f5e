import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const votingDesk: DeskQueue[] = [
  {
    ...{ name: 'votes', label: 'Votos em quarentena', icon: 'shield-check', permission: 'cup.manage' },
    to: '/admin/copa-grower/votos',
    waiting: ({ env }) => sql`select count(*)::int as count, min(created_at) as oldest from cup_votes
      where state = 'quarentena' and edition_id = (select id from cup_editions where slug = ${env.cup_edition})`,
  },
]
