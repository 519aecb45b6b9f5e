import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { documentStates, outcomes } from './process-document.kinds.ts'

/** A document of a process: one of the checklist once something was sent, or asked for besides. */
export const process_documents = pgTable(
  'process_documents',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    kind_id: optionalRef(() => process_document_kinds.id),
    /** What was asked for besides the checklist. Sealed. */
    sealed_title: text().notNull().default(''),
    compartment: text({ enum: compartments }).notNull(),
    state: text({ enum: documentStates }).notNull().default('pedido'),
    /** Of the approved version that counts, whatever was sent since. */
    expires_on: date(),
    asked_by: optionalRef(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('process_documents_kind').on(t.process_id, t.kind_id),
    index('process_documents_process').on(t.process_id, t.state),
    index('process_documents_expiry').on(t.expires_on).where(sql`expires_on is not null`),
  ],
)
export type ProcessDocument = typeof process_documents.$inferSelect

/** What was sent, each time anew, with what was decided. */
export const process_document_versions = pgTable(
  'process_document_versions',
  {
    id: identity(),
    document_id: ref(() => process_documents.id, 'cascade'),
    version: smallint().notNull(),
    sent_by: ref(() => users.id),
    sent_at: createdAt(),
    /** The last day on which it is good, as its sender says. */
    expires_on: date(),
    verdict: text({ enum: outcomes }),
    sealed_reason: text().notNull().default(''),
    decided_by: optionalRef(() => users.id),
    decided_at: timestamptz(),
    /** It was signed here: to who may file it, it is the paper itself. */
    signed: boolean().notNull().default(false),
    idempotency_key: uuid(),
  },
  (t) => [
    uniqueIndex('process_document_versions_one').on(t.document_id, t.version),
    uniqueIndex('process_document_versions_key').on(t.document_id, t.idempotency_key),
  ],
)

export const process_document_files = pgTable(
  'process_document_files',
  {
    version_id: ref(() => process_document_versions.id, 'cascade'),
    file_id: ref(() => private_files.id),
    order: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version_id, t.file_id] }), uniqueIndex('process_document_files_file').on(t.file_id)],
)

/** That a document lapses was told: once for each day on which it does and each distance to it. */
export const process_document_reminders = pgTable(
  'process_document_reminders',
  {
    document_id: ref(() => process_documents.id, 'cascade'),
    expires_on: date().notNull(),
    days: smallint().notNull(),
    sent_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.document_id, t.expires_on, t.days] })],
)
