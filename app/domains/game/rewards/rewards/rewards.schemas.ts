import { z } from 'zod'
import { ShipTo } from '#domains/market/orders/checkout/checkout.schemas.ts'
import { trackingCode } from '#domains/market/orders/dispatches/tracking.model.ts'
import { OrderAddress } from '#domains/market/orders/orders/orders.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
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
  /** Of a product. */
  ship_to: OrderAddress.nullable(),
  sent_at: z.date().nullable(),
  tracking_code: z.string(),
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

export const RewardShelf = z.object({
  balance: number,
  data: z.array(RewardCard),
  /** Where something went the last time, for what is sent. */
  address: OrderAddress.nullable(),
})
export type RewardShelf = z.infer<typeof RewardShelf>

/** With the cost that was read: nobody pays another. */
export const RewardClaimInput = z.object({
  slug: z.string().max(80),
  cost: number.min(1).max(1_000_000),
  /** Of what is sent. */
  address: ShipTo.optional(),
})
export type RewardClaimInput = z.infer<typeof RewardClaimInput>

export const ClaimRef = z.object({ id: rowId })
export type ClaimRef = z.infer<typeof ClaimRef>
/** `pedido`: it was not sent after all. */
export const ClaimSettle = ClaimRef.extend({
  state: z.enum(claimStates),
  tracking_code: z.string().trim().max(60).transform(trackingCode).default(''),
})
export type ClaimSettle = z.infer<typeof ClaimSettle>

export const ClaimFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  state: z.enum(claimStates).default('pedido'),
})
export type ClaimFilter = z.infer<typeof ClaimFilter>

export const ProductClaim = z.object({
  id: number,
  state: z.enum(claimStates),
  reward: z.string(),
  nickname: z.string(),
  cost: number,
  /** More was spent than they have, as what earned it was undone. */
  owes: z.boolean(),
  /** None: it was asked for before there were any, or was sent too long ago. */
  ship_to: OrderAddress.nullable(),
  tracking_code: z.string(),
  sent_at: z.date().nullable(),
  created_at: z.date(),
})
export type ProductClaim = z.infer<typeof ProductClaim>
export const ProductClaimPage = pageOf(ProductClaim)
