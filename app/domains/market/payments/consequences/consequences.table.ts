import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { charges } from '../charges/charges.table.ts'
import type { HappeningName } from '../charges/happenings.model.ts'

/** What was to follow from a fact of a charge and did not yet: tried again, in the order in which it happened. */
export const charge_consequences = pgTable(
  'charge_consequences',
  {
    id: identity(),
    charge_id: ref(() => charges.id),
    name: text().$type<HappeningName>().notNull(),
    event: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    /** A code, never a message: that may repeat what somebody typed. */
    last_error: text(),
    created_at: timestamptz().notNull(),
    done_at: timestamptz(),
  },
  (t) => [index('charge_consequences_open').on(t.charge_id, t.id).where(sql`done_at is null`)],
)
export type ChargeConsequence = typeof charge_consequences.$inferSelect
