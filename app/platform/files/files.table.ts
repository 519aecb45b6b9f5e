import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'

/**
 * A stored photo. `key` is its public address, changed when it becomes private so that old links stop working;
 * `storage_key` is its path in the store and never shown.
 */
export const files = pgTable(
  'files',
  {
    id: identity(),
    key: uuid().notNull().default(sql`gen_random_uuid()`),
    storage_key: uuid().notNull(),
    created_by: integer().notNull(),
    /** Idempotency key of the upload: a retry after a lost response returns the same photo. */
    upload_key: uuid(),
    /** The photo that this one was copied from: what is hidden there is hidden here. */
    copy_of: integer(),
    public: boolean().notNull().default(false),
    /** Set when something uses it; an unused file is deleted after a day. */
    attached: boolean().notNull().default(false),
    /** Kept for a case of the moderation, used or not. */
    held: boolean().notNull().default(false),
    width: smallint().notNull(),
    height: smallint().notNull(),
    /** Widths stored, in pixels, growing. */
    sizes: smallint().array().notNull(),
    has_avif: boolean().notNull().default(false),
    bytes: integer().notNull(),
    /** A 16-pixel picture as a data URL, shown blurred while the real one loads. */
    placeholder: text().notNull(),
    taken_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('files_key').on(t.key),
    uniqueIndex('files_storage_key').on(t.storage_key),
    uniqueIndex('files_upload_key').on(t.created_by, t.upload_key).where(sql`upload_key is not null`),
    index('files_copies').on(t.copy_of).where(sql`copy_of is not null`),
    index('files_orphans').on(t.created_at).where(sql`not attached and not held`),
  ],
)
export type StoredFile = typeof files.$inferSelect
