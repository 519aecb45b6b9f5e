import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Who saw a thing on which day: one view per viewer and day. Kept for two days, only the counter lasts. */
export const views = pgTable(
  'views',
  {
    target: text().notNull(),
    target_id: integer().notNull(),
    /** 'u12', or a visitor's address and browser under a keyed hash: nobody is named. */
    viewer: text().notNull(),
    on: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.target, t.target_id, t.viewer, t.on] }), index('views_day').on(t.on)],
)
