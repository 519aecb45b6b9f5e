import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { documentKinds, storeStates } from './store.kinds.ts'

/** A store. Whose it is says `store_members`: exactly one owner. Who sells must be known (Decreto 7.962, art. 2). */
export const stores = pgTable(
  'stores',
  {
    id: identity(),
    /** From its first name; never changed, so that links stay valid. */
    slug: text().notNull(),
    created_by: ref(() => users.id),
    name: text().notNull(),
    /** One sentence under the name. */
    tagline: text().notNull().default(''),
    about: text().notNull().default(''),
    /** Null also when who uploaded it left. */
    logo_id: optionalRef(() => files.id, 'set null'),
    cover_id: optionalRef(() => files.id, 'set null'),
    /** Who sells, by law: shown on the store's page. Digits and letters only. */
    document_kind: text({ enum: documentKinds }),
    document: text(),
    legal_name: text(),
    email: text(),
    /** E.164. */
    phone: text(),
    cep: char({ length: 8 }),
    street: text(),
    number: text(),
    complement: text(),
    district: text(),
    city: text(),
    uf: char({ length: 2 }),
    shipping_policy: text().notNull().default(''),
    returns_policy: text().notNull().default(''),
    state: text({ enum: storeStates }).notNull().default('rascunho'),
    /** Why it was refused or suspended, in words for its owner. */
    state_reason: text(),
    submitted_at: timestamptz(),
    approved_at: timestamptz(),
    /** First and last day on which it takes no orders; what is said meanwhile. */
    closed_from: date(),
    closed_to: date(),
    closed_message: text().notNull().default(''),
    /** Whether it is found in lists and search; its address works either way. */
    in_search: boolean().notNull().default(true),
    /** The platform's part in basis points, when it is not the default. */
    platform_fee_bps: smallint(),
    /** Reviews of its products: their number and the sum of their stars. */
    reviews_count: integer().notNull().default(0),
    stars_sum: integer().notNull().default(0),
    /** Lower case without accents. */
    search_text: text().notNull(),
    idempotency_key: uuid(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('stores_slug').on(t.slug),
    uniqueIndex('stores_name').on(sql`lower(name)`).where(sql`deleted_at is null and state <> 'encerrada'`),
    uniqueIndex('stores_idempotency_key').on(t.created_by, t.idempotency_key),
    check('stores_closed_days', sql`closed_to >= closed_from`),
    index('stores_logo').on(t.logo_id),
    index('stores_cover').on(t.cover_id),
    index('stores_state').on(t.state, t.id).where(sql`deleted_at is null`),
    index('stores_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
  ],
)
export type Store = typeof stores.$inferSelect
