import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const desk = 'vendedor/dashboard/:slug/frete'
const tables = 'domains/market/freight/tables/pages'
const pickups = 'domains/market/freight/pickups/pages'

export const routes: DomainRoutes = {
  seller: [route('vendedor/aplicar_frete_ml', 'domains/market/freight/connection/pages/apply-connection.page.tsx')],
  store: [
    route(desk, 'domains/market/freight/desk/pages/freight-desk.page.tsx'),
    route(`${desk}/simular`, 'domains/market/freight/desk/pages/freight-trial.page.tsx'),
    route(`${desk}/tabelas/nova`, `${tables}/table-new.page.tsx`),
    route(`${desk}/tabelas/:id`, `${tables}/table.page.tsx`),
    route(`${desk}/tabelas/:id/csv`, `${tables}/table-csv.page.tsx`),
    route(`${desk}/retirada/nova`, `${pickups}/pickup-new.page.tsx`),
    route(`${desk}/retirada/:id`, `${pickups}/pickup-edit.page.tsx`),
  ],
}
