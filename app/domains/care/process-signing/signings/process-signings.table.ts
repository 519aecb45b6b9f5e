import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { parties, signingStates } from './process-signing.kinds.ts'

/** A text that was sent to be signed. Frozen: only its state changes. */
export const process_signings = pgTable(
  'process_signings',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    compartment: text({ enum: compartments }).notNull(),
    document_kind_id: optionalRef(() => process_document_kinds.id, 'set null'),
    sealed_title: text().notNull(),
    sealed_text: text().notNull(),
    countersigned: boolean().notNull(),
    state: text({ enum: signingStates }).notNull().default('cliente'),
    /** Why it was refused or withdrawn. */
    sealed_reason: text().notNull().default(''),
    prepared_by: ref(() => users.id),
    created_at: createdAt(),
    ended_at: timestamptz(),
    /** The PDF, once all have signed; also a document of the process. */
    file_id: optionalRef(() => private_files.id),
    idempotency_key: uuid(),
  },
  (t) => [
    index('process_signings_process').on(t.process_id, t.state),
    uniqueIndex('process_signings_key').on(t.process_id, t.prepared_by, t.idempotency_key),
  ],
)
export type ProcessSigning = typeof process_signings.$inferSelect

/** Who signed, and when; the proof (name, strokes, hash, IP, browser) is sealed. Append-only. */
export const process_signatures = pgTable(
  'process_signatures',
  {
    signing_id: ref(() => process_signings.id, 'cascade'),
    party: text({ enum: parties }).notNull(),
    user_id: ref(() => users.id),
    sealed_proof: text().notNull(),
    signed_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.signing_id, t.party] }), index('process_signatures_person').on(t.user_id)],
)
