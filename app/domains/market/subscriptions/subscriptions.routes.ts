import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const own = 'domains/market/subscriptions/own/pages'
const desk = 'vendedor/dashboard/:slug'

export const routes: DomainRoutes = {
  site: [
    route('assinar/:store/:product', `${own}/subscribe.page.tsx`),
    route('assinaturas', `${own}/own-subscriptions.page.tsx`),
    route('assinaturas/:uuid', `${own}/own-subscription.page.tsx`),
  ],
  store: [
    route(`${desk}/assinaturas`, 'domains/market/subscriptions/desk/pages/store-subscriptions.page.tsx'),
    route(`${desk}/assinaturas/csv`, 'domains/market/subscriptions/desk/pages/store-subscriptions-csv.page.tsx'),
    route(`${desk}/assinaturas/encerrar/:uuid`, 'domains/market/subscriptions/desk/pages/end-subscription.page.tsx'),
    route(`${desk}/assinaturas/planos/:variant`, 'domains/market/subscriptions/desk/pages/plan.page.tsx'),
    route(`${desk}/vender-conteudo`, 'domains/market/subscriptions/content/pages/paid-content.page.tsx'),
  ],
}
