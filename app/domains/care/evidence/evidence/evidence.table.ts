import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'

/** Evidence of a grow for a petition: a sealed PDF of chosen plants and days, its hash and our signature. Never changed. */
export const process_evidence = pgTable(
  'process_evidence',
  {
    id: identity(),
    uuid: uuid().notNull(),
    /** Null: made by a grower for themselves, in their own folder (compliance). */
    process_id: optionalRef(() => processes.id, 'cascade'),
    created_by: ref(() => users.id),
    plants: integer().notNull(),
    updates: integer().notNull(),
    from: date().notNull(),
    to: date().notNull(),
    /** SHA-256 of the file, in hex. */
    sha256: text().notNull(),
    /** Ed25519 over that hash, in base64url. */
    signature: text().notNull(),
    /** SHA-256 of each plant's record as it was, by its place in the document. */
    records: jsonb().$type<string[]>().notNull(),
    file_id: optionalRef(() => private_files.id, 'set null'),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('process_evidence_uuid').on(t.uuid), index('process_evidence_process').on(t.process_id, t.id)],
)
