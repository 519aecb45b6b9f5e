import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { accountKinds, transferKinds } from './account.kinds.ts'

/** One account a kind, but `payable`, which each holder has. Balances are sums of entries, never a column. */
export const ledger_accounts = pgTable(
  'ledger_accounts',
  {
    id: identity(),
    kind: text({ enum: accountKinds }).notNull(),
    /** Whose it is: a store or a person. */
    store_id: optionalRef(() => stores.id),
    user_id: optionalRef(() => users.id),
  },
  (t) => [
    unique('ledger_accounts_holder').on(t.kind, t.store_id, t.user_id).nullsNotDistinct(),
    check('ledger_accounts_held', sql`num_nonnulls(store_id, user_id) = case when kind = 'payable' then 1 else 0 end`),
  ],
)

/**
 * A fact that moved money, posted once by its reference. Append-only, and its entries add up to zero: triggers refuse
 * anything else (ledger.sql).
 */
export const ledger_transfers = pgTable(
  'ledger_transfers',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: transferKinds }).notNull(),
    /** 'sale:<charge>', 'payout:12'. */
    reference: text().notNull(),
    /** For finding all of one order; the ledger knows no orders. */
    order_uuid: text(),
    /** The transfer that this one takes back, at most once. */
    reverses_id: uuid().references((): AnyPgColumn => ledger_transfers.id),
    /** What passed between the buyer and us, or between us and the holder. */
    amount: integer().notNull(),
    description: text().notNull().default(''),
    at: timestamptz().notNull(),
  },
  (t) => [
    unique('ledger_transfers_reference').on(t.reference),
    unique('ledger_transfers_reverses').on(t.reverses_id),
    check('ledger_transfers_amount', sql`amount > 0`),
    index('ledger_transfers_order').on(t.order_uuid),
    index('ledger_transfers_at').on(t.at),
  ],
)
export type LedgerTransfer = typeof ledger_transfers.$inferSelect

export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    transfer_id: uuid()
      .notNull()
      .references(() => ledger_transfers.id),
    account_id: ref(() => ledger_accounts.id),
    /** Centavos: debits positive, credits negative. */
    amount: integer().notNull(),
    /** Which receivable it makes, takes from or pays. */
    receivable_id: optionalRef(() => receivables.id),
  },
  (t) => [
    check('ledger_entries_amount', sql`amount <> 0`),
    index('ledger_entries_transfer').on(t.transfer_id),
    // Balances are sums of this index alone.
    index('ledger_entries_account').on(t.account_id, t.amount),
    index('ledger_entries_receivable').on(t.receivable_id),
  ],
)
