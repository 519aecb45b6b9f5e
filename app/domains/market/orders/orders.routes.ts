import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const own = 'domains/market/orders/own/pages'
const sold = 'domains/market/orders/sold/pages'
const staff = 'domains/market/orders/staff/pages'
const desk = 'vendedor/dashboard/:slug/pedidos'

const coupons = 'vendedor/dashboard/:slug/cupons'

export const routes: DomainRoutes = {
  site: [
    route('carrinho', 'domains/market/orders/cart/pages/cart.page.tsx'),
    route('carrinho/frete', 'domains/market/orders/cart/pages/cart-freight.page.tsx'),
    route('checkout', 'domains/market/orders/checkout/pages/checkout.page.tsx'),
    route('pedidos', `${own}/own-orders.page.tsx`),
    route('pedidos/:uuid', `${own}/own-order.page.tsx`),
    route('pedidos/:uuid/comprovante', `${own}/receipt.page.tsx`),
    route('pedidos/:uuid/arquivos/:file', `${own}/bought-file.page.tsx`),
    route('pedidos/:uuid/anexos/:file', `${own}/dispute-file.page.tsx`),
  ],
  store: [
    route(desk, `${sold}/sold-orders.page.tsx`),
    route(`${desk}/csv`, `${sold}/sold-orders-csv.page.tsx`),
    route(`${desk}/separar`, `${sold}/picking-list.page.tsx`),
    route(`${desk}/:uuid`, `${sold}/sold-order.page.tsx`),
    route(coupons, 'domains/market/orders/coupons/pages/coupons.page.tsx'),
    route(`${coupons}/csv`, 'domains/market/orders/coupons/pages/coupons-csv.page.tsx'),
    route(`${coupons}/novo`, 'domains/market/orders/coupons/pages/coupon-new.page.tsx'),
    route(`${coupons}/:id`, 'domains/market/orders/coupons/pages/coupon-edit.page.tsx'),
  ],
  admin: [
    route('admin/marketplace/atencao', 'domains/market/orders/reconciling/pages/attention.page.tsx'),
    route('admin/marketplace/pedidos', `${staff}/staff-orders.page.tsx`),
    route('admin/marketplace/pedidos.csv', `${staff}/staff-orders-csv.page.tsx`),
    route('admin/marketplace/pedidos/:slug', `${staff}/staff-order.page.tsx`),
  ],
}
