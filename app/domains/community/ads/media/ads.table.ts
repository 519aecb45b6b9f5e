import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { ad_types } from '../types/ad-types.table.ts'

export const ads = pgTable(
  'ads',
  {
    id: identity(),
    type_id: ref(() => ad_types.id),
    /** Who advertises. */
    name: text().notNull(),
    /** Null when who uploaded it left: the ad waits for another picture. */
    file_id: optionalRef(() => files.id, 'set null'),
    alt: text().notNull(),
    link: text().notNull(),
    starts_on: date().notNull(),
    /** Last day; none: until it is switched off. */
    ends_on: date(),
    /** Share among the ads of a placement: twice the weight, twice as often. */
    weight: smallint().notNull().default(1),
    /** How often a day one person sees it; none: no limit. */
    daily_limit: smallint(),
    active: boolean().notNull().default(true),
    created_at: createdAt(),
  },
  (t) => [
    index('ads_type').on(t.type_id),
    index('ads_file').on(t.file_id),
    index('ads_active').on(t.id).where(sql`active`),
  ],
)
export type Ad = typeof ads.$inferSelect
