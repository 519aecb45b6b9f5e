import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { factKinds, paymentMethods } from '#platform/payments/gateway.ts'
import { cardOutcomes, sandboxStates } from './sandbox.kinds.ts'

/** The sandbox's own books: they know nothing of ours, and hold no card number and nobody's name. */
export const sandbox_charges = pgTable(
  'sandbox_charges',
  {
    id: identity(),
    uid: text().notNull(),
    /** Whoever asked for it names it so. */
    code: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
    installments: integer().notNull(),
    description: text().notNull(),
    state: text({ enum: sandboxStates }).notNull().default('open'),
    pix_code: text(),
    boleto_line: text(),
    boleto_barcode: text(),
    boleto_due_on: date(),
    card_brand: text(),
    card_last_four: text(),
    card_outcome: text({ enum: cardOutcomes }),
    expires_at: timestamptz().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('sandbox_charges_uid').on(t.uid), index('sandbox_charges_code').on(t.code)],
)
export type SandboxCharge = typeof sandbox_charges.$inferSelect

export const sandbox_refunds = pgTable(
  'sandbox_refunds',
  {
    id: identity(),
    uid: text().notNull(),
    charge_id: ref(() => sandbox_charges.id),
    /** The key under which it was asked for. */
    key: text().notNull(),
    amount: integer().notNull(),
    status: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    created_at: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('sandbox_refunds_uid').on(t.uid), index('sandbox_refunds_charge').on(t.charge_id)],
)
export type SandboxRefund = typeof sandbox_refunds.$inferSelect

/** What happened to a charge, in the order in which the bank did it. */
export const sandbox_transactions = pgTable(
  'sandbox_transactions',
  {
    id: identity(),
    uid: text().notNull(),
    charge_id: ref(() => sandbox_charges.id),
    kind: text({ enum: factKinds }).notNull(),
    amount: integer().notNull(),
    fee: integer(),
    refund_key: text(),
    reason: text(),
    occurred_at: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('sandbox_transactions_uid').on(t.uid), index('sandbox_transactions_charge').on(t.charge_id)],
)
export type SandboxTransaction = typeof sandbox_transactions.$inferSelect

/** Answers by Idempotency-Key. */
export const sandbox_keys = pgTable('sandbox_keys', {
  key: text().primaryKey(),
  /** Of method, path and body. */
  request_hash: text().notNull(),
  answer: jsonb().$type<Record<string, unknown>>(),
  created_at: createdAt(),
})

/** A card that was typed: what it will do and its last digits, never its number. */
export const sandbox_tokens = pgTable('sandbox_tokens', {
  token: text().primaryKey(),
  outcome: text({ enum: cardOutcomes }).notNull(),
  brand: text().notNull(),
  last_four: text().notNull(),
  used: boolean().notNull().default(false),
  created_at: timestamptz().notNull(),
})

export const sandbox_webhooks = pgTable(
  'sandbox_webhooks',
  {
    id: identity(),
    uid: text().notNull(),
    charge_id: ref(() => sandbox_charges.id),
    type: text().notNull(),
    body: text().notNull(),
    deliveries: integer().notNull().default(0),
    created_at: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('sandbox_webhooks_uid').on(t.uid), index('sandbox_webhooks_charge').on(t.charge_id)],
)
export type SandboxWebhook = typeof sandbox_webhooks.$inferSelect
