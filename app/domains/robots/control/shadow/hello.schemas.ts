import { z } from 'zod'
import { channelKinds } from '#domains/robots/device-models/channels/channel.kinds.ts'
import { ModeProgram } from '../modes/mode-program.schemas.ts'
import { Desired } from './shadow.schemas.ts'

/** What a robot shall be, and what it is (docs/robot-protocol.md, 'Hello'). */
export const RobotHello = z.object({
  serial: z.string(),
  server_time: z.date(),
  interval_seconds: z.number().int(),
  linked: z.boolean(),
  leaf_offset: z.number(),
  sensors: z.array(z.string()),
  channels: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(channelKinds),
      has_level: z.boolean(),
      most_on_minutes: z.number().int().nullable(),
    }),
  ),
  desired: Desired.extend({ version: z.number().int() }),
  program: ModeProgram.nullable(),
  firmware: z.object({ version: z.string() }).nullable(),
  /** Where it may speak MQTT; null: nowhere. */
  mqtt: z.object({ host: z.string(), port: z.number().int(), tls: z.boolean() }).nullable(),
})
export type RobotHello = z.infer<typeof RobotHello>
