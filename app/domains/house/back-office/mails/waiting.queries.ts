import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const mailsDesk: DeskQueue[] = [
  {
    ...{ name: 'mails', label: 'E-mails que falharam', icon: 'mail', permission: 'mail.read' },
    to: '/admin/caixa-de-saida?status=failed',
    waiting: () => sql`select count(*)::int as count, min(created_at) as oldest from mails where status = 'failed'`,
  },
]
