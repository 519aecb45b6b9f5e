import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { claimStates, rewardKinds } from './reward.kinds.ts'

const number = z.number().int()

export const RewardClaimed = z.object({
  state: z.enum(claimStates),
  /** Of a coupon, with where it is used and until when. */
  code: z.string().nullable(),
  store: z.object({ name: z.string(), slug: z.string() }).nullable(),
  ends_at: z.date().nullable(),
  at: z.date(),
})

export const RewardCard = z.object({
  id: number,
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  kind: z.enum(rewardKinds),
  cost: number,
  left: number,
  /** Of a coupon: the store where it is used, and for how many days. */
  store: z.object({ name: z.string(), slug: z.string() }).nullable(),
  coupon_days: number.nullable(),
  /** What the viewer got; null: not exchanged. */
  claim: RewardClaimed.nullable(),
  can: z.object({ claim: z.boolean() }),
})
export type RewardCard = z.infer<typeof RewardCard>

export const RewardShelf = z.object({ balance: number, data: z.array(RewardCard) })

/** With the cost that was read: nobody pays another. */
export const RewardClaimInput = z.object({ slug: z.string().max(80), cost: number.min(1).max(1_000_000) })
export type RewardClaimInput = z.infer<typeof RewardClaimInput>

export const ClaimRef = z.object({ id: rowId })
export type ClaimRef = z.infer<typeof ClaimRef>
export const ClaimSettle = ClaimRef.extend({ state: z.enum(['entregue', 'devolvido']) })
export type ClaimSettle = z.infer<typeof ClaimSettle>

export const WaitingClaim = z.object({
  id: number,
  reward: z.string(),
  nickname: z.string(),
  cost: number,
  /** More was spent than they have, as what earned it was undone. */
  owes: z.boolean(),
  created_at: z.date(),
})
export const WaitingClaims = z.object({ data: z.array(WaitingClaim) })
