import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { timestamptz } from '#platform/database/columns.ts'
import { ownedColumns, ownedIndexes } from '#platform/owned/owned-columns.ts'
import { flowerings, seedSexes } from './genetic.kinds.ts'

const parent = () => integer().references((): AnyPgColumn => genetics.id, { onDelete: 'set null' })

/** A genetic: its grower's alone, or in the library of all once staff shared it (`private` is false then). */
export const genetics = pgTable(
  'genetics',
  {
    ...ownedColumns(() => users.id),
    breeder: text().notNull().default(''),
    flowering: text({ enum: flowerings }).notNull().default('foto'),
    /** Share of indica; the rest is sativa. Null: nobody said. */
    indica_percent: smallint(),
    /** From the turn to 12/12, or of an automatic from seed. */
    weeks_from: smallint(),
    weeks_to: smallint(),
    seed_sex: text({ enum: seedSexes }),
    mother_id: parent(),
    father_id: parent(),
    /** Its grower asks staff to share it. */
    proposed_at: timestamptz(),
    /** Why staff did not. */
    declined_why: text(),
    /** Staff found that both are one: this address leads there. */
    merged_into_id: parent(),
  },
  (t) => [
    ...ownedIndexes('genetics', t),
    index('genetics_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('genetics_shared').on(t.id).where(sql`not private and deleted_at is null`),
    index('genetics_proposed').on(t.proposed_at).where(sql`proposed_at is not null`),
    index('genetics_mother').on(t.mother_id),
    index('genetics_father').on(t.father_id),
    index('genetics_merged').on(t.merged_into_id).where(sql`merged_into_id is not null`),
    check('genetics_weeks', sql`weeks_to >= weeks_from`),
    check('genetics_indica', sql`indica_percent between 0 and 100`),
    check('genetics_own_parent', sql`id <> mother_id and id <> father_id`),
  ],
)
export type Genetic = typeof genetics.$inferSelect
