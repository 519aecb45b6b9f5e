import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

export const routes: DomainRoutes = {
  site: [
    route('gameficacao/ranking', 'domains/game/points/ranking/pages/ranking.page.tsx'),
    route('gameficacao/pontos', 'domains/game/points/ledger/pages/entries.page.tsx'),
  ],
  admin: [...staffRoutes('admin/gameficacao/action-types'), ...staffRoutes('admin/gameficacao/levels')],
}
