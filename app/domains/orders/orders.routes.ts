import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('carrinho', 'domains/orders/cart/pages/cart.page.tsx'),
  route('checkout', 'domains/orders/checkout/pages/checkout.page.tsx'),
]

export const routes: DomainRoutes = { site }
