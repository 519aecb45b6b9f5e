import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { entryKinds } from './entry.kinds.ts'

const number = z.number().int()

export const GameLevel = z.object({ name: z.string(), points: number })

export const PointEntryLine = z.object({
  id: number,
  kind: z.enum(entryKinds),
  what: z.string(),
  /** The viewer's own plant that it was for. */
  plant: z.object({ name: z.string(), slug: z.string() }).nullable(),
  points: number,
  at: z.date(),
})
export type PointEntryLine = z.infer<typeof PointEntryLine>

export const PointEntryFilter = PageInput.pick({ page: true, per_page: true, show: true })
export type PointEntryFilter = z.infer<typeof PointEntryFilter>
export const PointEntryPage = pageOf(PointEntryLine)

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
