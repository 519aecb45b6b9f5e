import { z } from 'zod'
import { entryKinds } from './entry.kinds.ts'

const number = z.number().int()

export const GameLevel = z.object({ name: z.string(), points: number })

export const PointEntryLine = z.object({
  id: number,
  kind: z.enum(entryKinds),
  /** What it was for, without naming the thing. */
  what: z.string(),
  points: number,
  at: z.date(),
})
export type PointEntryLine = z.infer<typeof PointEntryLine>

/** How somebody stands, for themself. */
export const OwnGame = z.object({
  hidden: z.boolean(),
  balance: number,
  earned: number,
  level: GameLevel.nullable(),
  next_level: GameLevel.nullable(),
  streak: z.object({ days: number, freezes: number, today: z.boolean() }),
  entries: z.array(PointEntryLine),
  /** What earns points now. */
  rules: z.array(z.object({ name: z.string(), points: number, daily_cap: number, cooldown_hours: number })),
})
export type OwnGame = z.infer<typeof OwnGame>

export const GameHidden = z.object({ hidden: z.boolean() })
export type GameHidden = z.infer<typeof GameHidden>
