import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, real, smallint, text, time, timestamp } from 'drizzle-orm/pg-core'
import { device_sensors } from '#domains/device-models/sensors/sensors.table.ts'
import { device_links } from '#domains/devices/links/device-links.table.ts'
import { alertDayParts, alertKinds, alertSeverities } from './alert.kinds.ts'

/** When the owner of a robot wants to be told. */
export const alert_rules = pgTable(
  'alert_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_id: integer()
      .notNull()
      .references(() => device_links.id),
    kind: text({ enum: alertKinds }).notNull(),
    /** Null for silence, and for what may be wrong with any sensor. */
    sensor_id: integer().references(() => device_sensors.id),
    low: real(),
    high: real(),
    /** It ends only when the value is so far inside again. */
    hysteresis: real().notNull().default(0),
    /** The condition holds for so long before anybody is told. */
    hold_minutes: smallint().notNull().default(10),
    day_part: text({ enum: alertDayParts }).notNull().default('any'),
    severity: text({ enum: alertSeverities }).notNull().default('warning'),
    /** Nobody is told between these hours of São Paulo; what still holds then is told at the end. */
    silent_from: time(),
    silent_to: time(),
    enabled: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('alert_rules_link').on(t.link_id, t.id)],
)
export type AlertRule = typeof alert_rules.$inferSelect
