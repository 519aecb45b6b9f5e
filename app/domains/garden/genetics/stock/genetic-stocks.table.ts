import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { genetics } from '../library/genetics.table.ts'
import { stockKinds } from './stock.kinds.ts'

/** A pack of seeds or a tray of clones: its grower's alone. */
export const genetic_stocks = pgTable(
  'genetic_stocks',
  {
    id: identity(),
    created_by: ref(() => users.id),
    genetic_id: ref(() => genetics.id, 'cascade'),
    kind: text({ enum: stockKinds }).notNull(),
    /** What is left: one less with each plant that begins from it. */
    count: integer().notNull(),
    /** F1, S1, BX2… */
    generation: text().notNull().default(''),
    source: text().notNull().default(''),
    obtained_on: date(),
    note: text().notNull().default(''),
    idempotency_key: uuid(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('genetic_stocks_of_person').on(t.created_by, t.genetic_id).where(sql`deleted_at is null`),
    index('genetic_stocks_genetic').on(t.genetic_id),
    unique('genetic_stocks_idempotency_key').on(t.created_by, t.idempotency_key),
    check('genetic_stocks_count', sql`count >= 0`),
  ],
)
export type GeneticStock = typeof genetic_stocks.$inferSelect
