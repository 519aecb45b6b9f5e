import { z } from 'zod'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { FIRST_POINTS } from '#domains/robots/telemetry/series/pick-tier.model.ts'
import { MOST_BINS, TelemetrySensor, TelemetrySeries } from '#domains/robots/telemetry/series/series.schemas.ts'
import { typedMoment } from '#shared/typed-day.ts'
import { airSensors } from '../robots/air-sensors.kinds.ts'
import { RobotAct } from '../robots/robots.schemas.ts'

const window = { from: typedMoment.optional(), to: typedMoment.optional() }

export const ChartNotesFilter = DeviceRef.extend(window)
export type ChartNotesFilter = z.infer<typeof ChartNotesFilter>

/** What a chart of readings shows beside them. */
export const ChartNotes = z.object({
  from: z.date(),
  to: z.date(),
  /** Everything that the robot measures. */
  sensors: z.array(TelemetrySensor),
  channels: z.array(z.object({ slug: z.string(), name: z.string(), has_level: z.boolean() })),
  /** What it was told to follow, from when to when. */
  modes: z.array(
    z.object({
      from: z.date(),
      to: z.date(),
      slug: z.string(),
      name: z.string(),
      program: ModeProgram.pick({ day: true, targets: true }),
      /** Of a time before the first mode was noted: the one that it follows now stands for it. */
      assumed: z.boolean(),
    }),
  ),
  /** Changes of its channels, newest first; the last 300. */
  acts: z.array(RobotAct),
  /** What was noted in its space while it stood there; the last 300. */
  journal: z.array(z.object({ id: z.number().int(), at: z.date(), kind: z.enum(activitySlugs), label: z.string() })),
  /** When the oldest living plant of its space began; null: none. */
  cultivation_since: z.iso.date().nullable(),
  /** Leaf minus air, °C, with which the VPD is reckoned now. */
  leaf_offset: z.object({ value: z.number(), from: z.enum(['robot', 'space', 'usual']) }),
})
export type ChartNotes = z.infer<typeof ChartNotes>

export const RobotsSeriesFilter = z.object({
  sensor: z.enum(airSensors),
  ...window,
  points: z.coerce.number().int().min(60).max(MOST_BINS).default(FIRST_POINTS),
})
export type RobotsSeriesFilter = z.infer<typeof RobotsSeriesFilter>

/** A line of each robot that measures it, up to twelve. */
export const RobotsSeries = z.object({
  robots: z.array(z.object({ name: z.string(), serial: z.string(), series: TelemetrySeries })),
})
export type RobotsSeries = z.infer<typeof RobotsSeries>
