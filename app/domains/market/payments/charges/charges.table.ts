import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import type { GatewayName, GatewayPart, Payer } from '#platform/payments/gateway.ts'
import { chargeStatuses, paymentMethods, transactionKinds } from './charge.kinds.ts'

export const charges = pgTable(
  'charges',
  {
    id: identity(),
    /** Our key at the gateway. */
    uuid: uuid().notNull(),
    /** What it pays for, in the words of who asked: 'checkout:<uuid>'. */
    reference: text().notNull(),
    /** Another try for the same thing is another charge. */
    attempt: integer().notNull(),
    payer_id: ref(() => users.id),
    /** Emptied when the account is erased. */
    payer: jsonb().$type<Payer>(),
    method: text({ enum: paymentMethods }).notNull(),
    installments: integer().notNull(),
    /** Centavos: the cash price; the interest of the instalments; both. */
    amount: integer().notNull(),
    interest_amount: integer().notNull(),
    total: integer().notNull(),
    description: text().notNull(),
    parts: jsonb().$type<GatewayPart[]>(),
    /** Single use, from the gateway; forgotten once it was used. */
    card_token: text(),
    expires_at: timestamptz().notNull(),
    /** The fold of its transactions, written with them. */
    status: text({ enum: chargeStatuses }).notNull().default('pending'),
    captured_amount: integer().notNull().default(0),
    /** Returned, and asked to be. What is asked is held against what came in by the lock of the charge. */
    refunded_amount: integer().notNull().default(0),
    refund_pending_amount: integer().notNull().default(0),
    charged_back_amount: integer().notNull().default(0),
    fee_amount: integer().notNull().default(0),
    paid_at: timestamptz(),
    failure_reason: text(),
    /** Who has it: chosen when it was opened, kept when the setting changes later. */
    gateway: text().$type<GatewayName>(),
    gateway_charge_id: text(),
    opened_at: timestamptz(),
    pix_code: text(),
    boleto_line: text(),
    boleto_barcode: text(),
    boleto_due_on: date(),
    boleto_url: text(),
    card_brand: text(),
    card_last_four: text(),
    /** Read at the gateway for the last time. */
    checked_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('charges_uuid').on(t.uuid),
    uniqueIndex('charges_reference').on(t.reference, t.attempt),
    uniqueIndex('charges_gateway_charge').on(t.gateway, t.gateway_charge_id),
    index('charges_payer').on(t.payer_id),
    index('charges_paid_checked').on(t.checked_at).where(sql`paid_at is not null`),
    index('charges_waiting').on(t.expires_at).where(sql`status in ('pending', 'processing', 'underpaid')`),
    check('charges_total', sql`${t.total} = ${t.amount} + ${t.interest_amount} and ${t.amount} > 0`),
  ],
)
export type Charge = typeof charges.$inferSelect

/** Append-only: a trigger refuses UPDATE and DELETE. */
export const charge_transactions = pgTable(
  'charge_transactions',
  {
    id: identity(),
    charge_id: ref(() => charges.id),
    kind: text({ enum: transactionKinds }).notNull(),
    amount: integer().notNull(),
    fee_amount: integer(),
    /** The gateway's, with its name before it; ours for what we ask. The same fact is written once. */
    provider_id: text().notNull(),
    /** The key of the refund that it is about. */
    refund_uuid: uuid(),
    reason: text(),
    occurred_at: timestamptz().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('charge_transactions_provider').on(t.provider_id),
    index('charge_transactions_charge').on(t.charge_id),
    check('charge_transactions_amount', sql`${t.amount} >= 0`),
  ],
)
export type ChargeTransaction = typeof charge_transactions.$inferSelect
