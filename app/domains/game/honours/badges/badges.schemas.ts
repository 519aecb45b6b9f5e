import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { badgeIcons, tiers } from './badge.kinds.ts'

const number = z.number().int()

/** A badge as somebody who has it, or may know of it, sees it. */
export const BadgeCard = z.object({
  id: number,
  name: z.string(),
  text: z.string(),
  icon: z.enum(badgeIcons),
  tier: z.enum(tiers),
  rule: z.string(),
  secret: z.boolean(),
  /** When it was won; null: not yet. */
  won_at: z.date().nullable(),
  /** How far the viewer is in what is counted. */
  counted: number,
  times: number,
})
export type BadgeCard = z.infer<typeof BadgeCard>

export const OwnBadges = z.object({
  data: z.array(BadgeCard),
  won: number,
  /** Secret ones that are still to be won: how many, never which. */
  secret_left: number,
})

export const HonoursOf = z.object({ id_or_nickname: z.string().max(60) })
export type HonoursOf = z.infer<typeof HonoursOf>

/** What stands on a profile. */
export const Honours = z.object({
  level: z.string().nullable(),
  badges: z.array(BadgeCard.pick({ id: true, name: true, icon: true, tier: true, text: true })),
})
export type Honours = z.infer<typeof Honours>

export const BadgeGift = z.object({
  badge_id: rowId,
  nickname: z.string().trim().min(1, 'Escreva o apelido da pessoa.').max(60),
})
export type BadgeGift = z.infer<typeof BadgeGift>
export const BadgeGiven = z.object({ nickname: z.string(), badge: z.string() })
