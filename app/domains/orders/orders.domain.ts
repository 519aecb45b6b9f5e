import type { Domain } from '#domain.ts'
import { cartApi } from './cart/cart.api.ts'
import { checkoutApi } from './checkout/checkout.api.ts'
import { ordersSubscribers } from './orders.subscribers.ts'

export const orders = {
  api: { cart: cartApi, checkout: checkoutApi },
  subscribers: ordersSubscribers,
} satisfies Domain
