import { sql } from 'drizzle-orm'
import { index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { episodeEnds } from './episode.kinds.ts'

/** A rule's condition held, from when to when: one notice when it begins, one when it is over. */
export const alert_episodes = pgTable(
  'alert_episodes',
  {
    id: identity(),
    rule_id: ref(() => alert_rules.id, 'cascade'),
    /** Since when the condition holds (before the rule's minutes were over). */
    began_at: timestamptz().notNull(),
    /** Of which sensor the readings are: a rule may be about any. */
    sensor_id: optionalRef(() => device_sensors.id),
    /** The limits that it was outside of: those of the rule may be others since. */
    low: real(),
    high: real(),
    /** The reading furthest out. */
    worst: real(),
    told_at: timestamptz(),
    /** Somebody said that they know. */
    seen_at: timestamptz(),
    ended_at: timestamptz(),
    ended_by: text({ enum: episodeEnds }),
    /** Null as long as nobody was told that it is over. */
    over_told_at: timestamptz(),
    created_at: createdAt(),
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
