import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { ref } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { ownedColumns, ownedIndexes } from '#platform/owned/owned-columns.ts'
import type { Specs } from './stuff-specs.schemas.ts'

/** A user's items: lamps, pots, fertilizers… `stuff_type_id` is one of stuff.kinds.ts, `specs` its fields. */
export const stuffs = pgTable(
  'stuffs',
  {
    ...ownedColumns(() => users.id),
    stuff_type_id: smallint().notNull(),
    brand: text().notNull().default(''),
    model: text().notNull().default(''),
    quantity: smallint().notNull().default(1),
    /** Of one piece, in centavos. Visible to its owner only. */
    price: integer(),
    bought_on: date(),
    specs: jsonb().$type<Specs>().notNull().default({}),
  },
  (t) => [
    ...ownedIndexes('stuffs', t),
    index('stuffs_of_person').on(t.created_by, t.stuff_type_id, t.id).where(sql`deleted_at is null`),
  ],
)
export type Stuff = typeof stuffs.$inferSelect

export const stuff_photos = pgTable(
  'stuff_photos',
  {
    stuff_id: ref(() => stuffs.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stuff_id, t.file_id] }), index('stuff_photos_file').on(t.file_id)],
)
