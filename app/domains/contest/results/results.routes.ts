import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/contest/results/pages'

export const routes: DomainRoutes = {
  site: [
    route('copa-grower', `${pages}/cup.page.tsx`),
    route('copa-grower/ver-votos/:uuid', `${pages}/entry-votes.page.tsx`),
    route('copa-grower/ver-votos/bancada/:uuid?', `${pages}/bench-votes.page.tsx`),
  ],
  admin: [route('admin/copa-grower/resultados', `${pages}/staff-results.page.tsx`)],
  bare: [
    route('copa-grower/apuracao/:slug', `${pages}/recount-file.page.tsx`),
    route('copa-grower/certificado/:uuid', `${pages}/cup-certificate.page.tsx`),
  ],
}
