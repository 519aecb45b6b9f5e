import { z } from 'zod'
import { causes } from '#domains/game/points/causes/cause.kinds.ts'
import { enrolmentStates } from './mission.kinds.ts'

const number = z.number().int()

export const MissionSlug = z.object({ slug: z.string().max(80) })
export type MissionSlug = z.infer<typeof MissionSlug>

export const MissionCard = z.object({
  id: number,
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  starts_at: z.date(),
  ends_at: z.date(),
  points: number,
  badge: z.string().nullable(),
  people: number,
  /** Of the viewer; null: never joined. */
  state: z.enum(enrolmentStates).nullable(),
  conditions: z.array(
    z.object({
      action: z.string(),
      cause: z.enum(causes),
      ...{ times: number, counted: number, daily_cap: number, cooldown_hours: number },
    }),
  ),
  /** Whether what is missing can still be done before it ends. */
  in_time: z.boolean(),
  can: z.object({ join: z.boolean(), leave: z.boolean(), collect: z.boolean() }),
})
export type MissionCard = z.infer<typeof MissionCard>

export const MissionList = z.object({ data: z.array(MissionCard) })
