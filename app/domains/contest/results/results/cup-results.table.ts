import { jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import type { CupCount, CupStanding } from './cup-standing.model.ts'

/**
 * Results as they were computed, one row a version: only the newest published one is shown, the older ones stay as what was
 * corrected. The signature is Ed25519 over the canonical JSON of the standing.
 */
export const cup_results = pgTable(
  'cup_results',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    version: smallint().notNull(),
    /** What was counted, as the published file has it: it comes to the standing, whatever becomes of the rows later. */
    count: jsonb().$type<CupCount>().notNull(),
    standing: jsonb().$type<CupStanding>().notNull(),
    hash: text().notNull(),
    signature: text().notNull(),
    /** Why a published result was corrected. */
    correction: text(),
    computed_by: optionalRef(() => users.id, 'set null'),
    created_at: createdAt(),
    published_at: timestamptz(),
  },
  (t) => [uniqueIndex('cup_results_version').on(t.edition_id, t.version)],
)
export type CupResult = typeof cup_results.$inferSelect
