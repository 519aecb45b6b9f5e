import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const missions = 'domains/game/honours/missions/pages'

export const routes: DomainRoutes = {
  site: [
    route('gameficacao/emblemas', 'domains/game/honours/badges/pages/badges.page.tsx'),
    route('gameficacao/missoes', `${missions}/missions.page.tsx`),
    route('gameficacao/missao', `${missions}/own-missions.page.tsx`),
    route('gameficacao/missao/:slug', `${missions}/mission.page.tsx`),
  ],
  admin: [
    route('admin/gameficacao/previa', 'domains/game/honours/preview/pages/preview.page.tsx'),
    ...staffRoutes('admin/gameficacao/badges'),
    ...staffRoutes('admin/gameficacao/missoes', 'a'),
  ],
}
