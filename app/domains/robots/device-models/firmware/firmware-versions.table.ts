import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_models } from '../models/device-models.table.ts'
import { firmwareStates } from './firmware.kinds.ts'

/** A version of a model's firmware ('versão Arduino'). Its file never changes once it is published. */
export const firmware_versions = pgTable(
  'firmware_versions',
  {
    id: identity(),
    model_id: ref(() => device_models.id),
    /** Semantic: '1.4.2'. */
    version: text().notNull(),
    /** Sorts as the version does: 1004002. */
    rank: integer().notNull(),
    notes: text().notNull().default(''),
    state: text({ enum: firmwareStates }).notNull().default('rascunho'),
    /** In the storage of files; null until the binary is uploaded. */
    path: text(),
    bytes: integer(),
    /** Hexadecimal, of the binary. */
    sha256: text(),
    /** Ed25519 over the SHA-256, base64. */
    signature: text(),
    created_by: ref(() => users.id),
    published_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('firmware_versions_version').on(t.model_id, t.version)],
)
export type FirmwareVersion = typeof firmware_versions.$inferSelect
