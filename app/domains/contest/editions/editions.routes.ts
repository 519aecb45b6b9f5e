import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const pages = 'domains/contest/editions/pages'

export const routes: DomainRoutes = {
  site: [route('copa-grower/modalidades', `${pages}/cup-modalities.page.tsx`)],
  admin: [
    route('admin/copa-grower/edicoes/:id/copiar', `${pages}/copy-edition.page.tsx`),
    ...staffRoutes('admin/copa-grower/edicoes', 'a'),
    ...staffRoutes('admin/copa-grower/modalidades', 'a'),
    ...staffRoutes('admin/copa-grower/criterios'),
    ...staffRoutes('admin/copa-grower/patrocinadores'),
    ...staffRoutes('admin/copa-grower/premios'),
    ...staffRoutes('admin/copa-grower/avaliadores'),
    ...staffRoutes('admin/copa-grower/professores'),
  ],
}
