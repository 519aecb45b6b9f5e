export const rewardKinds = ['cupom', 'emblema', 'produto'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** How long the coupon of a reward is good. */
export const COUPON_DAYS = 90

/** A product waits until the team sends it; what can't be sent comes back as points. */
export const claimStates = ['pedido', 'entregue', 'devolvido'] as const
export type ClaimState = (typeof claimStates)[number]
