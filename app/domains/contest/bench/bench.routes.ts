import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/contest/bench/pages'

export const routes: DomainRoutes = {
  site: [route('copa-grower/votacao-bancada', `${pages}/bench.page.tsx`)],
  bare: [route('copa-grower/votacao-bancada/envio', `${pages}/bench-send.page.tsx`)],
  admin: [route('admin/copa-grower/bancada', `${pages}/staff-bench.page.tsx`)],
}
