import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('loja', 'domains/shop/shelves/pages/shop.page.tsx'),
  route('loja/:store', 'domains/shop/storefront/pages/storefront.page.tsx'),
  route('loja/:store/:product', 'domains/shop/product/pages/product.page.tsx'),
]

export const routes: DomainRoutes = { site }
