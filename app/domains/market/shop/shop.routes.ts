import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('loja', 'domains/market/shop/shelves/pages/shop.page.tsx'),
  route('loja/:store', 'domains/market/shop/storefront/pages/storefront.page.tsx'),
  route('loja/:store/:product', 'domains/market/shop/product/pages/product.page.tsx'),
]

const desk = 'domains/market/shop/dashboard/pages'

const list = `${desk}/own-list.page.tsx`

const seller = [
  route('vendedor', `${desk}/seller-home.page.tsx`),
  route('vendedor/dashboard', `${desk}/own-stores.page.tsx`),
  route('vendedor/pedidos', list, { id: 'own-orders-to-send' }),
  route('vendedor/produtos', list, { id: 'own-products' }),
]

const store = [
  route('vendedor/dashboard/:slug', `${desk}/store-dashboard.page.tsx`),
  route('vendedor/dashboard/:slug/avaliacoes', 'domains/market/shop/store-reviews/pages/store-reviews.page.tsx'),
  route('vendedor/dashboard/:slug/csv', `${desk}/store-files.page.tsx`),
  route('vendedor/dashboard/:slug/csv/:what', `${desk}/store-file.page.tsx`),
]

export const routes: DomainRoutes = { site, seller, store }
