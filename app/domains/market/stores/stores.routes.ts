import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const stores = 'domains/market/stores/stores/pages'
const staff = 'domains/market/stores/staff/pages'
const messages = 'domains/market/stores/messages/pages'
const desk = 'vendedor/dashboard/:slug'

const seller = [
  route('vendedor/abrir', `${stores}/store-new.page.tsx`),
  route('vendedor/contato', `${stores}/seller-support.page.tsx`),
  route('vendedor/convites/store', 'domains/market/stores/invites/pages/own-invites.page.tsx'),
]

const store = [
  route(`${desk}/abrir`, `${stores}/store-opening.page.tsx`),
  route(`${desk}/sobre`, `${stores}/store-about.page.tsx`),
  route(`${desk}/contato`, `${stores}/store-contact.page.tsx`),
  route(`${desk}/contato/:thread`, `${messages}/store-thread.page.tsx`),
  route(`${desk}/marketplace`, `${stores}/store-showing.page.tsx`),
  route(`${desk}/managers`, 'domains/market/stores/members/pages/members.page.tsx'),
]

const site = [route('loja/:store/mensagens', `${messages}/own-thread.page.tsx`)]

const admin = [
  route('admin/marketplace/lojas', `${staff}/staff-stores.page.tsx`),
  route('admin/marketplace/lojas.csv', `${staff}/staff-stores-csv.page.tsx`),
  route('admin/marketplace/lojas/:slug', `${staff}/staff-store.page.tsx`),
]

export const routes: DomainRoutes = { site, seller, store, admin }
