import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const receivers = 'domains/market/ledger/receivers/pages'
const receivables = 'domains/market/ledger/receivables/pages'
const payouts = 'domains/market/ledger/payouts/pages'

const store = [
  route('vendedor/dashboard/:slug/recebedores', `${receivers}/store-receiver.page.tsx`),
  route('vendedor/dashboard/:slug/recebiveis', `${receivables}/store-receivables.page.tsx`),
  route('vendedor/dashboard/:slug/recebiveis/csv', `${receivables}/store-receivables-csv.page.tsx`),
  route('vendedor/dashboard/:slug/recebiveis/repasse/:uuid/:format', `${payouts}/store-statement.page.tsx`),
]

const admin = [
  route('admin/marketplace/recebedores', `${receivers}/receivers.page.tsx`),
  route('admin/marketplace/recebedores/repasses', `${payouts}/payouts.page.tsx`),
  route('admin/marketplace/recebedores/repasses/arquivo/:day', `${payouts}/batch.page.tsx`),
  route('admin/marketplace/recebedores/razao', `${payouts}/trial-balance.page.tsx`),
  route('admin/marketplace/recebedores/:id', `${receivers}/receiver.page.tsx`),
]

export const routes: DomainRoutes = { store, admin }
