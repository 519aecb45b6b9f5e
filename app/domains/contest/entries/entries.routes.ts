import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/contest/entries/pages'

export const routes: DomainRoutes = {
  site: [
    route('copa-grower/modalidade/:slug', `${pages}/cup-modality.page.tsx`),
    route('copa-grower/modalidade/:slug/inscrever', `${pages}/enter-cup.page.tsx`),
    route('copa-grower/ver-redondo/:uuid', `${pages}/cup-entry.page.tsx`),
    route('copa-grower/ver-redondo/:uuid/editar', `${pages}/edit-entry.page.tsx`),
  ],
  admin: [route('admin/copa-grower/inscritos', `${pages}/staff-entries.page.tsx`)],
}
