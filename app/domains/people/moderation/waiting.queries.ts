import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

const cases = (state: 'aberta' | 'em_analise') => () =>
  sql`select count(*)::int as count, min(created_at) as oldest from moderation_cases where state = ${state}`

/** What waits for a decision. */
export const moderationDesk: DeskQueue[] = [
  {
    ...{ name: 'reports', label: 'Denúncias abertas', icon: 'flag', permission: 'reports.manage', managers: true },
    to: '/admin/denuncias?state=aberta',
    waiting: cases('aberta'),
  },
  {
    ...{
      name: 'reports_begun',
      label: 'Denúncias em análise',
      icon: 'search',
      permission: 'reports.manage',
      managers: true,
    },
    to: '/admin/denuncias?state=em_analise',
    waiting: cases('em_analise'),
  },
  {
    ...{ name: 'appeals', label: 'Recursos sem resposta', icon: 'scale', permission: 'reports.manage', managers: true },
    to: '/admin/denuncias?appeal=true',
    waiting: () =>
      sql`select count(distinct case_id)::int as count, min(created_at) as oldest from moderation_appeals where decided_at is null`,
  },
]
