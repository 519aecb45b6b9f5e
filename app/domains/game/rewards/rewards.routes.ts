import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const pages = 'domains/game/rewards/rewards/pages'

export const routes: DomainRoutes = {
  site: [route('gameficacao/recompensas', `${pages}/rewards.page.tsx`)],
  admin: [
    route('admin/gameficacao/entregas', `${pages}/handing-out.page.tsx`),
    ...staffRoutes('admin/gameficacao/recompensas', 'a'),
  ],
}
