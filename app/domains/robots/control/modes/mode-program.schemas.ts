import { z } from 'zod'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora assim: 06:30.')

/** When a block begins to act. `hold_minutes`: the condition must hold for so long first. */
export const BlockWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  /** Between two hours of São Paulo; over midnight when `to` is earlier. */
  z.object({ kind: z.literal('clock'), from: clock, to: clock }),
  /** While the lamp's day (`day` of the program) or night lasts. */
  z.object({ kind: z.literal('light'), is: z.enum(['day', 'night']) }),
  /** A reading above or below a limit; it stops acting `hysteresis` inside. */
  z.object({
    kind: z.literal('sensor'),
    sensor: z.string().max(40),
    is: z.enum(['above', 'below']),
    limit: z.number(),
    hysteresis: z.number().min(0).default(0),
    hold_minutes: z.number().int().min(0).max(240).default(0),
    /** Also only by day or by night. */
    only: z.enum(['day', 'night']).optional(),
  }),
  /** Every so many minutes, counted from midnight. */
  z.object({
    kind: z.literal('every'),
    minutes: z.number().int().min(5).max(1440),
    only: z.enum(['day', 'night']).optional(),
  }),
])
export type BlockWhen = z.infer<typeof BlockWhen>

/** One rule of a mode: when, then (a level), until the condition is over or for some minutes at most. */
export const ModeBlock = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  /** Slug of the channel. */
  channel: z.string().max(40),
  when: BlockWhen,
  /** 0 to 100; channels that only switch are on from 1. */
  level: z.number().int().min(0).max(100),
  /** It acts for so long, then waits for the condition to begin anew; null = while the condition holds. */
  for_minutes: z.number().min(0.1).max(1440).nullable().default(null),
})
export type ModeBlock = z.infer<typeof ModeBlock>

export const TargetBand = z.object({ low: z.number().nullable(), high: z.number().nullable() })
export type TargetBand = z.infer<typeof TargetBand>

/** When the lamp's day is; null: always night. */
export const ModeDay = z.object({ from: clock, to: clock }).nullable().default(null)

/** What it aims at, by key of the sensor. */
export const ModeTargets = z.record(z.string(), z.object({ day: TargetBand, night: TargetBand })).default({})

/** What a mode is: a day of light, bands that it aims at, and blocks. The first block of a channel that acts decides; none = off. */
export const ModeProgram = z.object({
  format: z.literal(1).default(1),
  day: ModeDay,
  /** By key of the sensor. */
  targets: ModeTargets,
  blocks: z.array(ModeBlock).max(60).default([]),
})
export type ModeProgram = z.infer<typeof ModeProgram>
