import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import type { Address } from './address.kinds.ts'

/**
 * One cart bought at once: one payment, an order for each store. The key is made before the first try and kept by the
 * page: the same intent sent twice is the same checkout.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: identity(),
    uuid: uuid().notNull(),
    buyer_id: ref(() => users.id),
    idempotency_key: uuid().notNull(),
    /** Hash of what was agreed to: the same key with something else is another intent, and refused. */
    fingerprint: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    installments: smallint().notNull(),
    total: integer().notNull(),
    /** None when there is nothing to pay. */
    charge_id: optionalRef(() => charges.id),
    ship_to: jsonb().$type<Address>(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('checkouts_uuid').on(t.uuid),
    uniqueIndex('checkouts_key').on(t.buyer_id, t.idempotency_key),
    uniqueIndex('checkouts_charge').on(t.charge_id),
    index('checkouts_buyer').on(t.buyer_id, t.id),
    check('checkouts_total', sql`total >= 0`),
  ],
)
export type Checkout = typeof checkouts.$inferSelect
