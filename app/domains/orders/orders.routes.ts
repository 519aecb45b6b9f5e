import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('carrinho', 'domains/orders/cart/pages/cart.page.tsx'),
  route('checkout', 'domains/orders/checkout/pages/checkout.page.tsx'),
]

const coupons = 'vendedor/dashboard/:slug/cupons'
const store = [
  route(coupons, 'domains/orders/coupons/pages/coupons.page.tsx'),
  route(`${coupons}/csv`, 'domains/orders/coupons/pages/coupons-csv.page.tsx'),
  route(`${coupons}/novo`, 'domains/orders/coupons/pages/coupon-new.page.tsx'),
  route(`${coupons}/:id`, 'domains/orders/coupons/pages/coupon-edit.page.tsx'),
]

export const routes: DomainRoutes = { site, store }
