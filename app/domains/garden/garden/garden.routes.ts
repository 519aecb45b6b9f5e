import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const plants = 'domains/garden/garden/plants/pages'
const stuffs = 'domains/garden/garden/stuffs/pages'
const spaces = 'domains/garden/garden/spaces/pages'
const stuffsStaff = 'domains/garden/garden/stuffs/staff/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/plantas', `${plants}/my-plants.page.tsx`),
    route('cultivo/:user/plantas', `${plants}/grower-plants.page.tsx`),
    route('cultivo/add-planta', `${plants}/plant-new.page.tsx`),
    route('cultivo/edit-planta', `${plants}/choose-plant.page.tsx`),
    route('cultivo/edit-planta/:slug', `${plants}/plant-edit.page.tsx`, { id: 'edit-planta' }),
    route('cultivo/planta/:slug/edit', `${plants}/plant-edit.page.tsx`),
    route('cultivo/planta/:slug/comentarios', `${plants}/plant-comments.page.tsx`),
    route('cultivo/foto/:id/esconder', 'domains/garden/garden/hidden-parts/pages/hide-part.page.tsx'),
    route('cultivo/planta/:slug/setup', `${plants}/plant-setup.page.tsx`),
    route('cultivo/itens', `${stuffs}/my-stuffs.page.tsx`),
    route('cultivo/:user/itens', `${stuffs}/grower-stuffs.page.tsx`),
    route('cultivo/item/:slug', `${stuffs}/stuff-detail.page.tsx`),
    route('cultivo/espacos', `${spaces}/my-spaces.page.tsx`),
    route('cultivo/:user/espacos', `${spaces}/grower-spaces.page.tsx`),
    route('cultivo/add-espaco', `${spaces}/space-new.page.tsx`),
    route('cultivo/edit-espaco', `${spaces}/choose-space.page.tsx`),
    route('cultivo/edit-espaco/:slug', `${spaces}/space-edit.page.tsx`),
    route('cultivo/espaco/:slug/comentarios', `${spaces}/space-comments.page.tsx`),
    route('cultivo/:user/add-espaco', `${plants}/own-form.page.tsx`, { id: 'own-add-space' }),
    route('cultivo/:user/edit-espaco/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-space' }),
    route('cultivo/:user/add-plano', `${plants}/own-form.page.tsx`, { id: 'own-add-plan' }),
    route('cultivo/:user/add-planta', `${plants}/own-form.page.tsx`, { id: 'own-add-planta' }),
    route('cultivo/:user/edit-planta/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-planta' }),
  ],
  admin: [
    route('admin/stuffs', `${stuffsStaff}/stuffs-list.page.tsx`),
    route('admin/stuffs.csv', `${stuffsStaff}/stuffs-csv.page.tsx`),
    route('admin/stuffs_type', `${stuffsStaff}/stuff-types.page.tsx`),
  ],
}
