import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { device_sensors } from '#domains/device-models/sensors/sensors.table.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { episodeEnds } from './episode.kinds.ts'

/** A rule's condition held, from when to when: one notice when it begins, one when it is over. */
export const alert_episodes = pgTable(
  'alert_episodes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rule_id: integer()
      .notNull()
      .references(() => alert_rules.id, { onDelete: 'cascade' }),
    /** Since when the condition holds (before the rule's minutes were over). */
    began_at: timestamp({ withTimezone: true }).notNull(),
    /** Of which sensor the readings are: a rule may be about any. */
    sensor_id: integer().references(() => device_sensors.id),
    /** The reading furthest out. */
    worst: real(),
    told_at: timestamp({ withTimezone: true }),
    /** Somebody said that they know. */
    seen_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    ended_by: text({ enum: episodeEnds }),
    /** Null as long as nobody was told that it is over. */
    over_told_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('alert_episodes_open').on(t.rule_id).where(sql`ended_at is null`),
    index('alert_episodes_rule').on(t.rule_id, t.began_at),
    // Waiting for the end of silent hours.
    index('alert_episodes_over_untold')
      .on(t.rule_id)
      .where(sql`ended_by in ('inside', 'light') and told_at is not null and over_told_at is null`),
  ],
)
export type AlertEpisode = typeof alert_episodes.$inferSelect
