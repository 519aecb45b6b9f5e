import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '#platform/database/columns.ts'

/** A person's document, encrypted in the store. It has no URL: what it is attached to decides who may open it. */
export const private_files = pgTable(
  'private_files',
  {
    id: identity(),
    storage_key: uuid().notNull(),
    created_by: integer().notNull(),
    /** Set when something uses it; an unused file is deleted after a day. */
    attached: boolean().notNull().default(false),
    /** Part of a record that the law keeps when its person's account is erased. */
    kept: boolean().notNull().default(false),
    kind: text({ enum: ['pdf', 'photo'] }).notNull(),
    /** File name as uploaded, without folders: it says as much as the file, and is sealed with it. */
    sealed_name: text().notNull(),
    bytes: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('private_files_storage_key').on(t.storage_key),
    index('private_files_of_person').on(t.created_by, t.id),
    index('private_files_orphans').on(t.created_at).where(sql`not attached`),
  ],
)
export type PrivateFile = typeof private_files.$inferSelect

/** Access log: which file, who (null: by a secret link), from where. Append-only; outlives the file. */
export const private_file_openings = pgTable(
  'private_file_openings',
  {
    id: identity(),
    file_id: integer().notNull(),
    user_id: integer(),
    ip: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('private_file_openings_file').on(t.file_id, t.id)],
)
