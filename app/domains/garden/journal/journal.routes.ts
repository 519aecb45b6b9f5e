import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const updates = 'domains/garden/journal/updates/pages'
const photos = 'domains/garden/journal/photos/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/planta/:slug/atualizacoes', `${updates}/plant-updates.page.tsx`),
    route('cultivo/planta/:slug/fotos', `${photos}/plant-album.page.tsx`),
    route('cultivo/planta/:slug/fotos/time-lapse.webp', `${photos}/time-lapse-file.page.tsx`),
    route('cultivo/atualizacao/:id/editar', `${updates}/update-edit.page.tsx`),
    route('cultivo/atualizacao/:id/apagar', `${updates}/update-delete.page.tsx`),
    route('cultivo/atividades', 'domains/garden/journal/activities/pages/activities.page.tsx'),
    route('cultivo/espaco/:slug/atualizacoes', `${updates}/space-updates.page.tsx`),
    route('cultivo/espaco/:slug/fotos', `${photos}/space-album.page.tsx`),
    route('cultivo/registrar', 'domains/garden/journal/acts/pages/log.page.tsx'),
  ],
}
