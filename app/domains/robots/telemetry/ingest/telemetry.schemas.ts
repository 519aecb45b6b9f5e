import { z } from 'zod'

/** Why a point is refused, or one value of it (the others are stored). */
export const telemetryReasons = [
  'no_time',
  'future',
  'too_old',
  'no_values',
  'unknown_sensor',
  'not_a_number',
  'reused',
] as const
export type TelemetryReason = (typeof telemetryReasons)[number]

/**
 * A message of readings (docs/robot-protocol.md). Judged by `read-batch.model.ts`, without a schema per point: one wrong
 * point loses none of the others.
 */
export const TelemetryMessage = z.looseObject({
  /** Counted by the robot, in eight bytes: whole numbers, as `batchOf` demands. */
  boot: z.number(),
  seq: z.number(),
  points: z.array(z.unknown()).optional(),
})

export const TelemetryRejected = z.object({
  index: z.number().int(),
  sensor: z.string().optional(),
  reason: z.enum(telemetryReasons),
})
export type TelemetryRejected = z.infer<typeof TelemetryRejected>

export const TelemetryAnswer = z.object({
  /** Points of which something new was stored. */
  accepted: z.number().int(),
  /** Points of which everything was there already. */
  repeated: z.number().int(),
  rejected: z.array(TelemetryRejected),
  server_time: z.date(),
  waiting_commands: z.number().int(),
})
export type TelemetryAnswer = z.infer<typeof TelemetryAnswer>
