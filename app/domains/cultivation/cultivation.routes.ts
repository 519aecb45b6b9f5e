import { route } from '@react-router/dev/routes'

const plants = 'domains/cultivation/plants/pages'

export const cultivationRoutes = [
  route('cultivo/plantas', `${plants}/my-plants.page.tsx`),
  route('cultivo/:user/plantas', `${plants}/grower-plants.page.tsx`),
  route('cultivo/add-planta', `${plants}/plant-new.page.tsx`),
  route('cultivo/edit-planta', `${plants}/choose-plant.page.tsx`),
  route('cultivo/edit-planta/:slug', `${plants}/plant-edit.page.tsx`, { id: 'edit-planta' }),
  route('cultivo/planta/:slug', `${plants}/plant-detail.page.tsx`),
  route('cultivo/planta/:slug/edit', `${plants}/plant-edit.page.tsx`),
  route('cultivo/planta/:slug/atualizacoes', 'domains/cultivation/updates/pages/plant-updates.page.tsx'),
  route('cultivo/:user/add-planta', `${plants}/own-form.page.tsx`, { id: 'own-add-planta' }),
  route('cultivo/:user/edit-planta/:slug?', `${plants}/own-form.page.tsx`, { id: 'own-edit-planta' }),
]
