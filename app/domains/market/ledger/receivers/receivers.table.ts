import { sql } from 'drizzle-orm'
import { char, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { documentKinds } from '#domains/market/stores/stores/store.kinds.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { payoutMeans, receiverStates } from './receiver.kinds.ts'

/**
 * Where a holder's money goes. A row is a version: what changes replaces it, and payouts keep the one that they used.
 */
export const receivers = pgTable(
  'receivers',
  {
    id: identity(),
    /** Known before the row is: what its bank data is sealed for. */
    uuid: uuid().notNull(),
    /** Whose it is: a store or a person. */
    store_id: optionalRef(() => stores.id),
    user_id: optionalRef(() => users.id),
    version: smallint().notNull(),
    document_kind: text({ enum: documentKinds }).notNull(),
    document: text().notNull(),
    legal_name: text().notNull(),
    means: text({ enum: payoutMeans }).notNull(),
    /** COMPE code of the bank; null for a PIX key. */
    bank_code: char({ length: 3 }),
    /** Branch, account and digit, or the PIX key, as sealed JSON. */
    sealed_bank: text().notNull(),
    /** What is shown of it: 'conta ••••12-3'. */
    hint: text().notNull(),
    state: text({ enum: receiverStates }).notNull(),
    /** Why it was refused or suspended, in words for its owner. */
    reason: text(),
    /** From when on it is paid to: changed bank data waits a day. */
    usable_from: timestamptz().notNull(),
    /** When a newer version took its place. */
    replaced_at: timestamptz(),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('receivers_uuid').on(t.uuid),
    check('receivers_held', sql`num_nonnulls(store_id, user_id) = 1`),
    // At most one in use per holder, and one per version.
    uniqueIndex('receivers_store').on(t.store_id).where(sql`replaced_at is null`),
    uniqueIndex('receivers_user').on(t.user_id).where(sql`replaced_at is null`),
    uniqueIndex('receivers_store_version').on(t.store_id, t.version),
    uniqueIndex('receivers_user_version').on(t.user_id, t.version),
    index('receivers_state').on(t.state, t.id).where(sql`replaced_at is null`),
  ],
)
export type Receiver = typeof receivers.$inferSelect
