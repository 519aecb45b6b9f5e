import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const programmes = 'domains/market/splits/programmes/pages'
const affiliations = 'domains/market/splits/affiliations/pages'
const commissions = 'domains/market/splits/commissions/pages'
const partnerships = 'domains/market/splits/partnerships/pages'
const desk = 'vendedor/dashboard/:slug'

const store = [
  route(`${desk}/afiliacoes`, `${programmes}/store-programmes.page.tsx`),
  route(`${desk}/afiliacoes/novo`, `${programmes}/programme-new.page.tsx`),
  route(`${desk}/afiliacoes/programas/:id`, `${programmes}/programme-edit.page.tsx`),
  route(`${desk}/afiliacoes/afiliados`, `${affiliations}/store-affiliates.page.tsx`),
  route(`${desk}/afiliacoes/comissoes`, `${commissions}/store-commissions.page.tsx`),
  route(`${desk}/afiliacoes/comissoes/csv`, `${commissions}/store-commissions-csv.page.tsx`),
  route(`${desk}/parcerias`, `${partnerships}/store-partnerships.page.tsx`),
  route(`${desk}/parcerias/nova`, `${partnerships}/partnership-new.page.tsx`),
  route(`${desk}/parcerias/:id`, `${partnerships}/partnership-change.page.tsx`),
  route(`${desk}/produtos/:productslug/divisao`, 'domains/market/splits/preview/pages/product-split.page.tsx'),
]

const seller = [
  route('vendedor/divulgar', `${affiliations}/affiliate-desk.page.tsx`),
  route('vendedor/divulgar/produtos', `${programmes}/open-programmes.page.tsx`),
  route('vendedor/divulgar/comissoes', `${commissions}/own-commissions.page.tsx`),
  route('vendedor/divulgar/comissoes/csv', `${commissions}/own-commissions-csv.page.tsx`),
  route('vendedor/parcerias', `${partnerships}/own-partnerships.page.tsx`),
  route('vendedor/ganhos', 'domains/market/splits/earnings/pages/own-earnings.page.tsx'),
]

export const routes: DomainRoutes = { store, seller }
