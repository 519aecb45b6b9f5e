import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { order_lines } from '../orders/orders.table.ts'

export const reservationStates = ['ativa', 'consumida', 'liberada'] as const

/** Stock kept for a line until it is paid or lapses. `variants.reserved` is the sum of those still active. */
export const stock_reservations = pgTable(
  'stock_reservations',
  {
    id: identity(),
    order_line_id: ref(() => order_lines.id),
    variant_id: ref(() => variants.id),
    quantity: smallint().notNull(),
    state: text({ enum: reservationStates }).notNull().default('ativa'),
    expires_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('stock_reservations_line').on(t.order_line_id),
    index('stock_reservations_active').on(t.variant_id).where(sql`state = 'ativa'`),
    check('stock_reservations_some', sql`quantity > 0`),
  ],
)
