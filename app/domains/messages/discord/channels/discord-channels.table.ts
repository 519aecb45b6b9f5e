import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'

/** A channel of the site's own server, one per topic. */
export const discord_channels = pgTable(
  'discord_channels',
  {
    id: identity(),
    name: text().notNull(),
    topic: text().notNull().default(''),
    /** Its number at Discord. */
    snowflake: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('discord_channels_snowflake').on(t.snowflake)],
)
