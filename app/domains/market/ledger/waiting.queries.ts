import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import { disagreements } from './checks/find-disagreements.queries.ts'

export const ledgerDesk: DeskQueue[] = [
  {
    ...{ name: 'receivers', label: 'Recebedores para conferir', icon: 'banknote', permission: 'marketplace.manage' },
    to: '/admin/marketplace/recebedores?state=pendente&order_type=asc',
    waiting: () => sql`select count(*)::int as count, min(created_at) as oldest from receivers
      where state = 'pendente' and replaced_at is null`,
  },
  {
    ...{ name: 'payouts', label: 'Repasses para enviar', icon: 'send', permission: 'marketplace.manage' },
    to: '/admin/marketplace/recebedores/repasses?state=criado&order_type=asc',
    waiting: () => sql`select count(*)::int as count, min(created_at) as oldest from payouts where state = 'criado'`,
  },
  {
    ...{
      name: 'disagreements',
      label: 'Valores do razão que não batem',
      icon: 'scale',
      permission: 'marketplace.manage',
    },
    to: '/admin/marketplace/recebedores/razao',
    waiting: () => sql`select count(*)::int as count, min(since) as oldest from (${disagreements}) found`,
  },
]
