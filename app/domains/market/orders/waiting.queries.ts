import { sql } from 'drizzle-orm'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { isOpenConsequence, isStranded } from '#domains/market/payments/index.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import { countDifferences } from './reconciling/attention.queries.ts'

const money = { permission: 'marketplace.manage' } as const
const orders = { permission: 'marketplace.manage', managers: true } as const

/** Money and parcels that wait for somebody of the team. */
export const ordersDesk: DeskQueue[] = [
  {
    ...{ ...money, name: 'consequences', label: 'Avisos do banco sem efeito', icon: 'triangle-alert' },
    to: '/admin/marketplace/pedidos',
    waiting: () => sql`select count(*)::int as count, min(${charge_consequences.created_at}) as oldest
      from ${charge_consequences} where ${isOpenConsequence}`,
  },
  {
    ...{ ...money, name: 'differences', label: 'Compras que não batem com o banco', icon: 'scale' },
    to: '/admin/marketplace/atencao',
    waiting: countDifferences,
  },
  {
    ...{ ...money, name: 'refunds', label: 'Devoluções que o banco recusou', icon: 'undo-2' },
    to: '/admin/marketplace/atencao',
    waiting: () =>
      sql`select count(*)::int as count, min(${charge_refunds.created_at}) as oldest from ${charge_refunds} where ${isStranded}`,
  },
  {
    ...{ ...orders, name: 'disputes', label: 'Pedidos em disputa', icon: 'message-square' },
    to: '/admin/marketplace/pedidos?trouble=disputa&order_type=asc',
    waiting: () => sql`select count(*)::int as count, min(created_at) as oldest from disputes
      where state in ('aberta', 'respondida', 'proposta')`,
  },
  {
    ...{ ...orders, name: 'chargebacks', label: 'Pagamentos contestados', icon: 'credit-card' },
    to: '/admin/marketplace/pedidos?trouble=contestado&order_type=asc',
    waiting: () => sql`select count(*)::int as count, min(coalesce(
        (select max(c.created_at) from order_chargebacks c where c.order_id = orders.id), orders.created_at)) as oldest
      from orders where payment = 'contestado'`,
  },
  {
    ...{ ...orders, name: 'withdrawals', label: 'Devoluções em andamento', icon: 'package' },
    to: '/admin/marketplace/pedidos?trouble=devolucao&order_type=asc',
    waiting: () => sql`select count(distinct order_id)::int as count, min(created_at) as oldest from order_withdrawals
      where state in ('pedida', 'enviada')`,
  },
]
