import { z } from 'zod'
import { DeviceCard, DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { TelemetrySensor } from '#domains/robots/telemetry/series/series.schemas.ts'
import { RobotAct, RobotChannel } from '../robots/robots.schemas.ts'

export const RobotChannelRef = DeviceRef.extend({ slug: z.string().max(40) })
export type RobotChannelRef = z.infer<typeof RobotChannelRef>

/** How long a channel was on in a day of São Paulo, and what that drew. */
export const ChannelDay = z.object({
  /** '2026-11-22' */
  day: z.string(),
  on_seconds: z.number(),
  /** Null when nobody knows what hangs on it. */
  kwh: z.number().nullable(),
})
export type ChannelDay = z.infer<typeof ChannelDay>

/** All that the page of a channel shows. */
export const RobotChannelDetail = z.object({
  device: DeviceCard.pick({ name: true, status: true, last_seen_at: true }).extend({ serial: z.string() }),
  sensors: z.array(TelemetrySensor),
  channel: RobotChannel,
  /** What it was told to follow. */
  mode: z.object({ slug: z.string(), name: z.string(), version: z.number().int() }).nullable(),
  /** Its rules in words, in the order in which they are asked. */
  rules: z.array(z.string()),
  /** A day by the clock alone: minutes since midnight. */
  plan: z.array(z.object({ from: z.number().int(), to: z.number().int(), level: z.number() })),
  watts: z.number().nullable(),
  /** As the model says, not as its owner measured. */
  estimated: z.boolean(),
  /** Of the last seven those of which something is known, newest first. */
  days: z.array(ChannelDay),
  /** Newest first. */
  acts: z.array(RobotAct),
  can: z.object({ work: z.boolean() }),
})
export type RobotChannelDetail = z.infer<typeof RobotChannelDetail>
