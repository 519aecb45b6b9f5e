import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_models } from '../models/device-models.table.ts'
import { sensorKinds } from './sensor.kinds.ts'

/** A quantity that robots measure. Its key is what the protocol calls it; outside the range a value is flagged. */
export const device_sensors = pgTable(
  'device_sensors',
  {
    id: identity(),
    /** 'temperature': the word of the protocol; never changed. */
    key: text().notNull(),
    name: text().notNull(),
    unit: text().notNull().default(''),
    decimals: smallint().notNull().default(1),
    kind: text({ enum: sensorKinds }).notNull().default('measured'),
    /** What the part can measure at all; beyond it a value is flagged 'range'. */
    low: real(),
    high: real(),
    /** The most that it can change in a minute; more is flagged 'jump'. */
    most_per_minute: real(),
    /** The same value for so long is flagged 'stuck'. */
    stuck_minutes: smallint(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('device_sensors_key').on(t.key), check('device_sensors_range', sql`${t.high} > ${t.low}`)],
)
export type DeviceSensor = typeof device_sensors.$inferSelect

/** Which sensors a model has, and in which place of `values` their readings are stored: never moved, never reused. */
export const model_sensors = pgTable(
  'model_sensors',
  {
    model_id: ref(() => device_models.id),
    sensor_id: ref(() => device_sensors.id),
    /** From 1, as PostgreSQL counts; 31 at most, as flags are bits. */
    slot: smallint().notNull(),
    /** No longer built in; what was measured stays. */
    removed_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.model_id, t.sensor_id] }),
    uniqueIndex('model_sensors_slot').on(t.model_id, t.slot),
    check('model_sensors_slots', sql`${t.slot} between 1 and 31`),
  ],
)
