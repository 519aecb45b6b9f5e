import type { Domain } from '#domain.ts'
import { cartApi } from './cart/cart.api.ts'
import { checkoutApi } from './checkout/checkout.api.ts'
import { ordersPersonalData } from './orders.personal-data.ts'
import { couponsApi } from './coupons/coupons.api.ts'
import { couponsPersonalData } from './coupons/coupons.personal-data.ts'
import { ordersSubscribers } from './orders.subscribers.ts'

export const orders = {
  api: { cart: cartApi, checkout: checkoutApi, coupons: couponsApi },
  subscribers: ordersSubscribers,
  personalData: ordersPersonalData,
  personalData: couponsPersonalData,
} satisfies Domain
