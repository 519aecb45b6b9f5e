import { z } from 'zod'

/** As the columns of modes and their versions. */
const count = z.number().int().min(0).max(2_147_483_647)
const at = z.iso.datetime({ offset: true })

/** A level that was set on the robot itself, and when; null: let go. */
export const LocalLevel = z.object({
  level: z.number().min(0).max(100).nullable(),
  until: z.iso.datetime({ offset: true }).nullish(),
  at,
})
export type LocalLevel = z.infer<typeof LocalLevel>

/** What the event `state` tells of it, as far as it can be understood (docs/robot-protocol.md, 'At home'). */
export const LocalWishes = z.object({
  manual: z.record(z.string().max(40), LocalLevel).nullish().catch(null),
  mode: z
    .object({ id: count, version: count, hash: z.string().max(64), at })
    .nullish()
    .catch(null),
})
export type LocalWishes = z.infer<typeof LocalWishes>
