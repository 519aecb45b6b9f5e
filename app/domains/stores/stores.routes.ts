import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const stores = 'domains/stores/stores/pages'

const seller = [
  route('vendedor', `${stores}/seller-home.page.tsx`),
  route('vendedor/dashboard', `${stores}/own-stores.page.tsx`),
  route('vendedor/abrir', `${stores}/store-new.page.tsx`),
]

const store = [
  route('vendedor/dashboard/:slug/abrir', `${stores}/store-opening.page.tsx`),
  route('vendedor/dashboard/:slug/sobre', `${stores}/store-about.page.tsx`),
]

export const routes: DomainRoutes = { seller, store }
