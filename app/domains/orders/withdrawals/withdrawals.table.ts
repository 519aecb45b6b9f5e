import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '../orders/orders.table.ts'
import { order_refunds } from '../refunds/order-refunds.table.ts'
import { withdrawalStates } from './withdrawal.kinds.ts'

/** A buyer gives something back within the seven days of the law (CDC, art. 49). One at a time per order. */
export const withdrawals = pgTable(
  'order_withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** How many of each line, by its id. */
    lines: jsonb().$type<Record<number, number>>().notNull(),
    reason: text().notNull().default(''),
    /** Whether something must be sent back first. */
    ships: boolean().notNull(),
    /** What is written on the parcel that comes back. */
    code: text().notNull(),
    state: text({ enum: withdrawalStates }).notNull().default('pedida'),
    tracking_code: text().notNull().default(''),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    sent_back_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    /** Whether what came back is sold again. */
    restocked: boolean(),
    refund_id: integer().references(() => order_refunds.id),
  },
  (t) => [
    index('order_withdrawals_order').on(t.order_id, t.id),
    uniqueIndex('order_withdrawals_open').on(t.order_id).where(sql`state in ('pedida', 'enviada')`),
    index('order_withdrawals_sent').on(t.sent_back_at).where(sql`state = 'enviada'`),
  ],
)
export type Withdrawal = typeof withdrawals.$inferSelect
