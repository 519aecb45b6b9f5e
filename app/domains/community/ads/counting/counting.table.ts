import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ref, timestamptz } from '#platform/database/columns.ts'
import { ads } from '../media/ads.table.ts'
import { adActs } from './counting.kinds.ts'

/** One per person, ad, act and hour. Kept for two days, only the counters last. */
export const ad_acts = pgTable(
  'ad_acts',
  {
    ad_id: ref(() => ads.id, 'cascade'),
    act: text({ enum: adActs }).notNull(),
    /** 'u12', or a keyed hash of a visitor's address and browser, which identifies nobody. */
    viewer: text().notNull(),
    /** Start of the hour. */
    hour: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ad_id, t.act, t.viewer, t.hour] }),
    index('ad_acts_hour').on(t.hour),
    index('ad_acts_viewer').on(t.viewer, t.hour),
  ],
)

/** Counters of one ad and day in São Paulo. */
export const ad_days = pgTable(
  'ad_days',
  {
    ad_id: ref(() => ads.id, 'cascade'),
    on: date().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.ad_id, t.on] }), index('ad_days_on').on(t.on)],
)
