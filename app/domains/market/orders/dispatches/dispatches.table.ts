import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { order_lines, orders } from '../orders/orders.table.ts'
import { carriers } from './carrier.kinds.ts'

/** A parcel of an order that left the store. */
export const dispatches = pgTable(
  'dispatches',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    carrier: text({ enum: carriers }).notNull(),
    tracking_code: text().notNull().default(''),
    note: text().notNull().default(''),
    posted_on: date().notNull(),
    created_by: optionalRef(() => users.id),
    created_at: createdAt(),
  },
  (t) => [index('dispatches_order').on(t.order_id, t.id)],
)

/** What lies in it. */
export const dispatch_lines = pgTable(
  'dispatch_lines',
  {
    dispatch_id: ref(() => dispatches.id),
    order_line_id: ref(() => order_lines.id),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dispatch_id, t.order_line_id] }),
    index('dispatch_lines_line').on(t.order_line_id),
    check('dispatch_lines_some', sql`quantity > 0`),
  ],
)
