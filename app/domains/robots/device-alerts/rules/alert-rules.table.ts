import { boolean, index, pgTable, real, smallint, text, time } from 'drizzle-orm/pg-core'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { alertDayParts, alertKinds, alertSeverities } from './alert.kinds.ts'

/** When the owner of a robot wants to be told. */
export const alert_rules = pgTable(
  'alert_rules',
  {
    id: identity(),
    link_id: ref(() => device_links.id),
    kind: text({ enum: alertKinds }).notNull(),
    /** Null for silence, and for what may be wrong with any sensor. */
    sensor_id: optionalRef(() => device_sensors.id),
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
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('alert_rules_link').on(t.link_id, t.id)],
)
export type AlertRule = typeof alert_rules.$inferSelect
