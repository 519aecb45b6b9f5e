import { route } from '@react-router/dev/routes'

const plants = 'domains/cultivation/plants/pages'
const exports = 'domains/cultivation/grow-export/pages'
const spaces = 'domains/cultivation/spaces/pages'
const stuffs = 'domains/cultivation/stuffs/pages'
const stuffStaff = 'domains/cultivation/stuffs/staff/pages'

export const cultivationRoutes = [
  route('cultivo/gerenciar/plantas', 'domains/cultivation/many-plants/pages/manage-plants.page.tsx'),
  route('cultivo/plantas', `${plants}/my-plants.page.tsx`),
  route('cultivo/:user/plantas', `${plants}/grower-plants.page.tsx`),
  route('cultivo/add-planta', `${plants}/plant-new.page.tsx`),
  route('cultivo/edit-planta', `${plants}/choose-plant.page.tsx`),
  route('cultivo/edit-planta/:slug', `${plants}/plant-edit.page.tsx`, { id: 'edit-planta' }),
  route('cultivo/planta/:slug', `${plants}/plant-detail.page.tsx`),
  route('cultivo/planta/:slug/edit', `${plants}/plant-edit.page.tsx`),
  route('cultivo/planta/:slug/atualizacoes', 'domains/cultivation/updates/pages/plant-updates.page.tsx'),
  route('cultivo/planta/:slug/colheita', 'domains/cultivation/harvests/pages/plant-harvest.page.tsx'),
  route('cultivo/planta/:slug/exportar', `${exports}/plant-export.page.tsx`),
  route('cultivo/planta/:slug/exportar/:format', `${exports}/plant-export-file.page.tsx`),
  route('cultivo/planta/:slug/comentarios', `${plants}/plant-comments.page.tsx`),
  route('cultivo/planta/:slug/setup', `${plants}/plant-setup.page.tsx`),
  route('cultivo/itens', `${stuffs}/my-stuffs.page.tsx`),
  route('cultivo/:user/itens', `${stuffs}/grower-stuffs.page.tsx`),
  route('cultivo/item/:slug', `${stuffs}/stuff-detail.page.tsx`),
  route('cultivo/espacos', `${spaces}/my-spaces.page.tsx`),
  route('cultivo/:user/espacos', `${spaces}/grower-spaces.page.tsx`),
  route('cultivo/add-espaco', `${spaces}/space-new.page.tsx`),
  route('cultivo/edit-espaco', `${spaces}/choose-space.page.tsx`),
  route('cultivo/edit-espaco/:slug', `${spaces}/space-edit.page.tsx`),
  route('cultivo/espaco/:slug', `${spaces}/space-detail.page.tsx`),
  route('cultivo/espaco/:slug/clima', 'domains/cultivation/climate/pages/space-climate.page.tsx'),
  route('cultivo/espaco/:slug/exportar', `${exports}/space-export.page.tsx`),
  route('cultivo/espaco/:slug/exportar/:format', `${exports}/space-export-file.page.tsx`),
  route('cultivo/espaco/:slug/comentarios', `${spaces}/space-comments.page.tsx`),
  route('cultivo/espaco/:slug/plantas', `${spaces}/space-plants.page.tsx`),
  route('cultivo/calculadoras', 'domains/cultivation/calculators/pages/calculators.page.tsx'),
  route('cultivo/etiquetas', 'domains/cultivation/labels/pages/labels.page.tsx'),
  route('cultivo/:user/add-espaco', `${plants}/own-form.page.tsx`, { id: 'own-add-space' }),
  route('cultivo/:user/edit-espaco/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-space' }),
  route('cultivo/:user/add-planta', `${plants}/own-form.page.tsx`, { id: 'own-add-planta' }),
  route('cultivo/:user/edit-planta/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-planta' }),
]

/** For staff, in the administration's frame. */
export const cultivationAdminRoutes = [
  route('admin/stuffs', `${stuffStaff}/stuffs-list.page.tsx`),
  route('admin/stuffs.csv', `${stuffStaff}/stuffs-csv.page.tsx`),
  route('admin/stuffs_type', `${stuffStaff}/stuff-types.page.tsx`),
]
