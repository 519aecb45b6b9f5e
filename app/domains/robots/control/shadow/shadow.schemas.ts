import { z } from 'zod'

/** A level that a person set by hand, until a moment or until they let go. */
export const ManualLevel = z.object({ level: z.number().min(0).max(100), until: z.iso.datetime().nullable() })

export const Desired = z.object({
  mode: z.object({ id: z.number().int(), slug: z.string(), version: z.number().int(), hash: z.string() }).nullable(),
  /** By slug of the channel. */
  manual: z.record(z.string(), ManualLevel),
})
export type Desired = z.infer<typeof Desired>

/** The event `state` of the protocol. */
export const Reported = z.object({
  version: z.number().int().default(0),
  mode: z.object({ slug: z.string(), version: z.number().int(), hash: z.string() }).nullable().default(null),
  /** Level by slug of the channel, and what decided it. */
  channels: z.record(z.string(), z.object({ level: z.number(), by: z.enum(['mode', 'manual', 'safety']) })).default({}),
  firmware: z.string().max(40).optional(),
  hardware: z.string().max(40).optional(),
  rssi: z.number().optional(),
  uptime_seconds: z.number().optional(),
})
export type Reported = z.infer<typeof Reported>
