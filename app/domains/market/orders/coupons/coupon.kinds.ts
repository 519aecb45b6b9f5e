/** What a coupon gives: a part of the goods, an amount, or the freight. */
export const couponKinds = ['percentual', 'valor', 'frete_gratis'] as const
export type CouponKind = (typeof couponKinds)[number]

export const couponUseStates = ['usado', 'devolvido'] as const

/** What a coupon is now, from its dates, its uses and its switch. */
export const couponStates = ['valendo', 'agendado', 'esgotado', 'vencido', 'desligado'] as const
export type CouponState = (typeof couponStates)[number]
