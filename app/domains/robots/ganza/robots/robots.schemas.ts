import { z } from 'zod'
import { commandStates } from '#domains/robots/control/commands/command.kinds.ts'
import { TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { alertKinds, alertSeverities } from '#domains/robots/device-alerts/rules/alert.kinds.ts'
import { channelKinds } from '#domains/robots/device-models/channels/channel.kinds.ts'
import { DeviceCard, DeviceDetail, DiagnosisLine } from '#domains/robots/devices/devices/devices.schemas.ts'
import { eventKinds, eventSources } from '#domains/robots/devices/events/event.kinds.ts'
import {
  TelemetryLatest,
  TelemetrySensor,
  TelemetrySensorOrNone,
} from '#domains/robots/telemetry/series/series.schemas.ts'

const limit = z.number().nullable()

/** An alert that is not over. */
export const RobotAlert = z.object({
  id: z.number().int(),
  kind: z.enum(alertKinds),
  severity: z.enum(alertSeverities),
  /** Null for silence. */
  sensor: TelemetrySensorOrNone,
  low: limit,
  high: limit,
  hold_minutes: z.number().int(),
  /** The reading furthest out. */
  worst: limit,
  began_at: z.date(),
  /** Somebody said that they know. */
  seen_at: z.date().nullable(),
})
export type RobotAlert = z.infer<typeof RobotAlert>

/** What it was told to follow, and what that aims at in this moment. */
export const RobotAim = z.object({
  mode: z.object({ slug: z.string(), name: z.string(), version: z.number().int() }),
  is_day: z.boolean(),
  /** By key of the sensor. */
  bands: z.record(z.string(), TargetBand),
  /** When its day ends or begins, '18:00', and the channels that this switches. */
  next: z.object({ at: z.string(), to: z.enum(['day', 'night']), channels: z.array(z.string()) }).nullable(),
})
export type RobotAim = z.infer<typeof RobotAim>

/** A robot at a glance. */
export const RobotCard = DeviceCard.extend({
  interval_seconds: z.number().int(),
  /** Of temperature, humidity and VPD those that it has. */
  sensors: z.array(TelemetrySensor),
  latest: TelemetryLatest.nullable(),
  aim: RobotAim.nullable(),
  /** By key of the sensor: the mean of each half hour of the last day; null: no data. */
  lines: z.record(z.string(), z.array(z.number().nullable())),
  alerts: z.array(RobotAlert),
})
export type RobotCard = z.infer<typeof RobotCard>

/** What needs attention first. */
export const RobotDashboard = z.object({ robots: z.array(RobotCard), total: z.number().int() })
export type RobotDashboard = z.infer<typeof RobotDashboard>

export const RobotWhy = z.object({
  mode: z.object({ slug: z.string(), version: z.number().int() }).nullable(),
  /** The rule that decided, in words, and its id. */
  rule: z.string().nullable(),
  /** What it saw, in short: 'temperatura em 28,1 °C, acima de 27 °C'; and what is so when it is over. */
  because: z.string().nullable(),
  over: z.string().nullable(),
  block: z.string().nullable(),
  /** What the robot read then, by key of the sensor. */
  inputs: z.record(z.string(), z.number().nullable()),
  /** The robot did not tell of the change: its state said that it is so. */
  from_state: z.boolean(),
  /** The robot started, which switches all off: why it did. Null: another change. */
  start: z.string().nullable(),
})
export type RobotWhy = z.infer<typeof RobotWhy>

/** A channel changed its level. */
export const RobotAct = z.object({
  id: z.number().int(),
  at: z.date(),
  channel: z.string(),
  level: z.number().int(),
  by: z.enum(['mode', 'manual', 'safety']),
  why: RobotWhy,
})
export type RobotAct = z.infer<typeof RobotAct>

/** What ends the level that a channel has by its mode, and what it is then. */
export const ChannelEnd = z.discriminatedUnion('by', [
  /** '18:00' */
  z.object({ by: z.literal('clock'), at: z.string(), level: z.number() }),
  /** A reading that comes to lie above or below a value. */
  z.object({
    ...{ by: z.literal('reading'), sensor: z.string(), is: z.enum(['above', 'below']) },
    ...{ value: z.number(), level: z.number() },
  }),
])
export type ChannelEnd = z.infer<typeof ChannelEnd>

export const RobotChannel = z.object({
  slug: z.string(),
  /** As its owner calls it, else as the model does. */
  name: z.string(),
  kind: z.enum(channelKinds),
  has_level: z.boolean(),
  most_on_minutes: z.number().int().nullable(),
  /** As the robot told; null: it told nothing yet. */
  level: z.number().nullable(),
  by: z.enum(['mode', 'manual', 'safety']).nullable(),
  /** What somebody wished by hand. */
  manual: z.object({ level: z.number(), until: z.string().nullable() }).nullable(),
  /** The robot has not told yet that it followed the newest wish. */
  waiting: z.boolean(),
  /** The last change. */
  last: RobotAct.nullable(),
  /** Since when it is so, also through restarts after which the same level was told. Null: nobody told. */
  since: z.date().nullable(),
  /** Why the robot started, where that had switched it off before. */
  start: z.string().nullable(),
  /** Null: nothing that is known. */
  ends: ChannelEnd.nullable(),
  /** A lamp that its mode keeps dark at this hour, and lights at another: to light it breaks the night of the plants. */
  night: z.boolean(),
  /** Since midnight; null: the robot told nothing. kWh are null when nobody knows its watts, centavos without a tariff too. */
  today: z.object({ on_seconds: z.number(), kwh: z.number().nullable(), cost: z.number().nullable() }).nullable(),
})
export type RobotChannel = z.infer<typeof RobotChannel>

export const RobotEvent = z.object({
  id: z.number().int(),
  source: z.enum(eventSources),
  kind: z.enum(eventKinds),
  data: z.record(z.string(), z.unknown()),
  at: z.date(),
  /** Of a `command_queued`: who asked (null: the house's team), for how long, and what became of it. */
  asked: z
    .object({
      by: z.string().nullable(),
      own: z.boolean(),
      minutes: z.number().nullable(),
      state: z.enum(commandStates),
      reason: z.string().nullable(),
    })
    .nullable(),
})
export type RobotEvent = z.infer<typeof RobotEvent>

/** All that its page shows. */
export const RobotDetail = z.object({
  device: DeviceDetail,
  sensors: z.array(TelemetrySensor),
  latest: TelemetryLatest.nullable(),
  aim: RobotAim.nullable(),
  alerts: z.array(RobotAlert),
  mode: z.object({
    /** The robot has not told yet that it follows the wished one. */
    waiting: z.boolean(),
    wished_at: z.date().nullable(),
    /** What it says that it runs. */
    runs: z.object({ slug: z.string(), version: z.number().int() }).nullable(),
    /** What it followed before: for the way back. */
    previous: z.string().nullable(),
  }),
  channels: z.array(RobotChannel),
  /** What its channels did lately, newest first. */
  acts: z.array(RobotAct),
  /** Newest first. */
  events: z.array(RobotEvent),
  /** Why it is not heard; null while it is. */
  diagnosis: z.array(DiagnosisLine).nullable(),
})
export type RobotDetail = z.infer<typeof RobotDetail>
