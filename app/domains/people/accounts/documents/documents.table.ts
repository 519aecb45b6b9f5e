import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { users } from '../users/users.table.ts'
import { documentKinds } from './document.kinds.ts'

/** A prescription, an authorisation…: visible to its owner only. Its texts are sealed (encrypted) like the file. */
export const user_documents = pgTable(
  'user_documents',
  {
    id: identity(),
    user_id: ref(() => users.id),
    kind: text({ enum: documentKinds }).notNull(),
    sealed_number: text().notNull().default(''),
    sealed_note: text().notNull().default(''),
    sealed_issuer: text().notNull().default(''),
    /** How many living plants it allows; null: it says nothing of that. */
    plant_limit: smallint(),
    issued_on: date(),
    expires_on: date(),
    file_id: optionalRef(() => private_files.id, 'set null'),
    /** From the form: deduplicates repeated submits. */
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('user_documents_idempotency_key').on(t.user_id, t.idempotency_key),
    uniqueIndex('user_documents_file').on(t.file_id),
    index('user_documents_expiry').on(t.expires_on).where(sql`expires_on is not null`),
  ],
)
export type UserDocument = typeof user_documents.$inferSelect

/** A reminder that was mailed: one per document, expiry date and lead time. */
export const document_reminders = pgTable(
  'document_reminders',
  {
    document_id: ref(() => user_documents.id, 'cascade'),
    expires_on: date().notNull(),
    days: smallint().notNull(),
    sent_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.document_id, t.expires_on, t.days] })],
)
