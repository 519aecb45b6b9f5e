import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { alert_rules } from '../rules/alert-rules.table.ts'

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
    /** The reading furthest out. */
    worst: real(),
    told_at: timestamp({ withTimezone: true }),
    /** Somebody said that they know. */
    seen_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('alert_episodes_open').on(t.rule_id).where(sql`ended_at is null`),
    index('alert_episodes_rule').on(t.rule_id, t.began_at),
  ],
)
