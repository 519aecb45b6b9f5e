import { z } from 'zod'
import { UserCard } from '#domains/people/accounts/users/users.schemas.ts'

const number = z.number().int()

export const rankingSpans = ['semana', 'mes', 'sempre'] as const
export type RankingSpan = (typeof rankingSpans)[number]

export const RankingFilter = z.object({ span: z.enum(rankingSpans).default('semana') })
export type RankingFilter = z.infer<typeof RankingFilter>

/** Without points: how many somebody gained since yesterday would tell what they did. */
export const RankedPerson = z.object({
  place: number,
  level: z.string().nullable(),
  person: UserCard,
})
export type RankedPerson = z.infer<typeof RankedPerson>

export const Ranking = z.object({
  span: z.enum(rankingSpans),
  data: z.array(RankedPerson),
  /** How many people are in it. */
  total: number,
  /** The viewer's own points of that time; the place only when they are found in public. */
  mine: z.object({ place: number.nullable(), points: number }),
})
export type Ranking = z.infer<typeof Ranking>
