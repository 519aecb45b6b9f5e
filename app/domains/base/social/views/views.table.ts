import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** One view per viewer, thing and day. Kept for two days, only the counter lasts. */
export const views = pgTable(
  'views',
  {
    target: text().notNull(),
    target_id: integer().notNull(),
    /** 'u12', or a keyed hash of a visitor's address and browser, which identifies nobody. */
    viewer: text().notNull(),
    on: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.target, t.target_id, t.viewer, t.on] }), index('views_day').on(t.on)],
)
