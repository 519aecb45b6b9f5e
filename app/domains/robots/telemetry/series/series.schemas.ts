import { z } from 'zod'
import { typedMoment } from '#shared/typed-day.ts'
import { FIRST_POINTS } from './pick-tier.model.ts'
import { gapCauses, telemetryFlags, telemetryTiers } from './tier.kinds.ts'

/** The most sensors in one answer, and the most bins of each. */
export const MOST_SENSORS = 8
export const MOST_BINS = 2000

export const TelemetryRef = z.object({ id_or_serial: z.string().min(1).max(20) })

const windowFields = {
  /** Keys, comma separated; none: all that the robot has. */
  sensors: z.string().max(400).optional(),
  /** A day before `to` when it is not said. */
  from: typedMoment.optional(),
  /** Now when it is not said. */
  to: typedMoment.optional(),
}

/** `points` is how many the chart has room for at most: its width in pixels. */
export const TelemetryFilter = TelemetryRef.extend({
  ...windowFields,
  points: z.coerce.number().int().min(60).max(MOST_BINS).default(FIRST_POINTS),
})
export type TelemetryFilter = z.infer<typeof TelemetryFilter>

export const TelemetryCsvFilter = TelemetryRef.extend({ ...windowFields, tier: z.enum(telemetryTiers).default('raw') })
export type TelemetryCsvFilter = z.infer<typeof TelemetryCsvFilter>

const reading = z.number().nullable()

export const TelemetrySensor = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
})

export const TelemetrySensorOrNone = TelemetrySensor.nullable()

/** One line of a chart. Its arrays are in the order of the series' `at`; null: no reading in that bin. */
export const TelemetryLine = TelemetrySensor.extend({
  means: z.array(reading),
  lows: z.array(reading),
  highs: z.array(reading),
  /** The last reading before the window, for the line's beginning. */
  before: z.object({ at: z.date(), value: z.number() }).nullable(),
})

/** Time without a message: drawn as a gap, never as a line. */
export const TelemetryGap = z.object({ from: z.date(), to: z.date(), cause: z.enum(gapCauses) })
export type TelemetryGap = z.infer<typeof TelemetryGap>

/** An impossible value: kept, shown apart, in no average. */
export const TelemetryOdd = z.object({
  at: z.date(),
  sensor: z.string(),
  value: z.number(),
  flag: z.enum(telemetryFlags),
})

export const TelemetrySeries = z.object({
  device_id: z.number().int(),
  serial: z.string(),
  from: z.date(),
  to: z.date(),
  tier: z.enum(telemetryTiers),
  /** Length of a bin; 0: each message is a point. */
  bin_seconds: z.number().int(),
  interval_seconds: z.number().int(),
  /** Beginnings of the bins that have messages. */
  at: z.array(z.date()),
  lines: z.array(TelemetryLine),
  gaps: z.array(TelemetryGap),
  /** Times without network whose readings the robot kept and sent when it was back. */
  sent_later: z.array(z.object({ from: z.date(), to: z.date() })),
  flagged: z.array(TelemetryOdd),
})
export type TelemetrySeries = z.infer<typeof TelemetrySeries>

/** What the sensors of a robot told last: values (null: the sensor gave none), of when each is, what is wrong with which. */
export const TelemetryLatest = z.object({
  device_id: z.number().int(),
  /** Of the newest message. */
  at: z.date(),
  received_at: z.date(),
  values: z.record(z.string(), reading),
  /** Of each value: a message need not have all of them. */
  ats: z.record(z.string(), z.date()),
  flags: z.record(z.string(), z.enum(telemetryFlags)),
})
export type TelemetryLatest = z.infer<typeof TelemetryLatest>

/** Climate of a space in a bin, of all robots that stood there. */
export type SpaceClimateBin = {
  at: Date
  sensors: Record<string, { mean: number; low: number; high: number; count: number }>
}
