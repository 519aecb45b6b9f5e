import type { Domain } from '#domain.ts'
import { cartApi } from './cart/cart.api.ts'
import { checkoutApi } from './checkout/checkout.api.ts'
import { couponsApi } from './coupons/coupons.api.ts'
import { ordersOwed } from './obligations.queries.ts'
import { ordersCron, ordersJobs } from './orders.jobs.ts'
import { ordersPersonalData } from './orders.personal-data.ts'
import { ordersSubscribers } from './orders.subscribers.ts'
import { ownOrdersApi } from './own/own-orders.api.ts'
import { attentionApi } from './reconciling/attention.api.ts'
import { soldOrdersApi } from './sold/sold-orders.api.ts'
import { staffOrdersApi } from './staff/staff-orders.api.ts'
import { ordersDesk } from './waiting.queries.ts'

export const orders = {
  api: {
    attention: attentionApi,
    cart: cartApi,
    checkout: checkoutApi,
    coupons: couponsApi,
    own: ownOrdersApi,
    sold: soldOrdersApi,
    staff: staffOrdersApi,
  },
  jobs: ordersJobs,
  cron: ordersCron,
  subscribers: ordersSubscribers,
  personalData: ordersPersonalData,
  storeObligations: ordersOwed,
  desk: ordersDesk,
} satisfies Domain
