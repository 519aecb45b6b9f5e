import { integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'

/** Least, most, mean and number of unflagged readings per slot, of the time from `at` on. */
const rollup = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      device_id: integer().notNull(),
      at: timestamptz().notNull(),
      lows: real().array().notNull(),
      highs: real().array().notNull(),
      means: real().array().notNull(),
      counts: integer().array().notNull(),
      /** Messages, flagged ones and those without values too: time with data. */
      messages: integer().notNull(),
    },
    (t) => [primaryKey({ columns: [t.device_id, t.at] })],
  )

/** Kept a year, partitioned by month. */
export const telemetry_1m = rollup('telemetry_1m')
/** Kept two years, partitioned by month. */
export const telemetry_5m = rollup('telemetry_5m')
/** Kept for ever. */
export const telemetry_1h = rollup('telemetry_1h')
/** Days of São Paulo. Kept for ever. */
export const telemetry_1d = rollup('telemetry_1d')
