import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** A placement: where ads are shown, and in which shape. Pages know it by its slug. */
export const ad_types = pgTable(
  'ad_types',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('ad_types_slug').on(t.slug)],
)
export type AdTypeRow = typeof ad_types.$inferSelect
