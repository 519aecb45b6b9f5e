import { index, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { devices } from '../devices/devices.table.ts'

/** What the sensor showed, and what was true. */
export type CalibrationPoint = { shown: number; real: number }

/**
 * A sensor of a robot was compared with a reference. What is measured from `from_at` on is stored as value × factor +
 * offset; each row is a version and never changes, so that what was stored before can be read as it was meant.
 */
export const device_calibrations = pgTable(
  'device_calibrations',
  {
    id: identity(),
    device_id: ref(() => devices.id),
    sensor_id: ref(() => device_sensors.id),
    factor: real().notNull().default(1),
    offset: real().notNull().default(0),
    /** 'Termo-higrômetro aferido, 24,0 °C' */
    reference: text().notNull().default(''),
    /** One or two; none when it undoes the version before. */
    points: jsonb().$type<CalibrationPoint[]>().notNull().default([]),
    from_at: createdAt(),
    created_by: optionalRef(() => users.id),
  },
  (t) => [
    index('device_calibrations_sensor').on(t.device_id, t.sensor_id, t.from_at),
    index('device_calibrations_by').on(t.created_by),
  ],
)
export type DeviceCalibration = typeof device_calibrations.$inferSelect
