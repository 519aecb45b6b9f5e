import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { charges } from '../charges/charges.table.ts'
import { refundStatuses } from './refund.kinds.ts'

export const charge_refunds = pgTable(
  'charge_refunds',
  {
    id: identity(),
    /** Our key at the gateway. */
    uuid: uuid().notNull(),
    charge_id: ref(() => charges.id),
    /** What it is for, in the words of who asked: 'return:<uuid>'. */
    reference: text().notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('requested'),
    gateway_refund_id: text(),
    failure_reason: text(),
    /** Refused, and then: asked again as another refund; or paid from outside of the gateway, by whom, with which proof. */
    tried_again_at: timestamptz(),
    settled_at: timestamptz(),
    settled_amount: integer().notNull().default(0),
    settled_by: optionalRef(() => users.id),
    proof_file_id: optionalRef(() => private_files.id),
    /** What of it a bank took back for who paid, so that it is not owed again; nothing once the bank gave that back. */
    charged_back_amount: integer().notNull().default(0),
    /** Where else who paid wants it; only they and who pays it read it. */
    sealed_pix_key: text(),
    accepted_at: timestamptz(),
    ended_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('charge_refunds_uuid').on(t.uuid),
    uniqueIndex('charge_refunds_reference').on(t.reference),
    index('charge_refunds_charge').on(t.charge_id),
    index('charge_refunds_waiting').on(t.created_at).where(sql`status in ('requested', 'accepted')`),
    index('charge_refunds_refused')
      .on(t.id)
      .where(sql`status = 'failed' and tried_again_at is null and charged_back_amount + settled_amount < amount`),
    check(
      'charge_refunds_parts',
      sql`least(charged_back_amount, settled_amount) >= 0
      and greatest(charged_back_amount, settled_amount) <= amount`,
    ),
    check('charge_refunds_amount', sql`${t.amount} > 0`),
  ],
)
export type ChargeRefund = typeof charge_refunds.$inferSelect
