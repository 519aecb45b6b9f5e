import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { createdAt, ref, timestamptz } from '#platform/database/columns.ts'

/**
 * One row per message: all readings of a robot at a moment, in the places of `model_sensors.slot`. NULL = not measured,
 * NaN = the sensor gave no value, 0 = zero. Partitioned by week of `at` (the migration), without a foreign key, which
 * would be checked for every row.
 */
export const telemetry_messages = pgTable(
  'telemetry_messages',
  {
    device_id: integer().notNull(),
    at: timestamptz().notNull(),
    /** Later than `at` by its way here; by much when it was kept while offline. */
    received_at: timestamptz().notNull(),
    values: real().array().notNull(),
    /** Two bits a slot from slot 1 on, lowest first: 1 range, 2 stuck, 3 jump: the value is kept, but counts in no average. */
    flags: bigint({ mode: 'bigint' }),
  },
  (t) => [
    primaryKey({ columns: [t.device_id, t.at] }),
    // Few are flagged: found in any window without reading the rest.
    index('telemetry_messages_flagged').on(t.device_id, t.at).where(sql`flags is not null`),
  ],
)

/**
 * When a batch of a robot without a clock first arrived: the ages of its points count from there, so that the same
 * batch sent again gives the same moments. Kept for 7 days.
 */
export const telemetry_arrivals = pgTable(
  'telemetry_arrivals',
  {
    device_id: integer().notNull(),
    boot: bigint({ mode: 'number' }).notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    arrived_at: timestamptz().notNull(),
    /** Of its points: other readings under its number are not it. */
    digest: text(),
  },
  (t) => [primaryKey({ columns: [t.device_id, t.boot, t.seq] }), index('telemetry_arrivals_at').on(t.arrived_at)],
)

/** Which minutes of which robots have new messages, written with them; the rollups take and delete these rows. */
export const telemetry_changes = pgTable('telemetry_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  devices: integer().array().notNull(),
  /** Minutes since 1970, in the order of `devices`. */
  minutes: integer().array().notNull(),
})

/**
 * The newest message of each robot (`ganza_iot_data_last`). One that is ahead of now is of when it came: else it would keep
 * its place until then.
 */
export const telemetry_last = pgTable('telemetry_last', {
  device_id: integer()
    .primaryKey()
    .references(() => devices.id),
  at: timestamptz().notNull(),
  received_at: timestamptz().notNull(),
  values: real().array().notNull(),
  flags: bigint({ mode: 'bigint' }),
})

/** What was refused, counted by robot, day and reason. */
export const telemetry_refusals = pgTable(
  'telemetry_refusals',
  {
    device_id: ref(() => devices.id),
    day: date().notNull(),
    reason: text().notNull(),
    count: integer().notNull().default(1),
    last_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.device_id, t.day, t.reason] })],
)
