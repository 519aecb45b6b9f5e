import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const growExport = 'domains/growing/cultivation/grow-export/pages'
const sharing = 'domains/growing/cultivation/sharing/pages'
const space = 'domains/growing/cultivation/space/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/gerenciar/plantas', 'domains/growing/cultivation/many-plants/pages/manage-plants.page.tsx'),
    route('cultivo/planta/:slug', 'domains/growing/cultivation/plant/pages/plant-detail.page.tsx'),
    route('cultivo/planta/:slug/semana', 'domains/growing/cultivation/week/pages/plant-week.page.tsx'),
    route('cultivo/planta/:slug/colhida', 'domains/growing/cultivation/harvested/pages/plant-harvested.page.tsx'),
    route('cultivo/planta/:slug/exportar', `${growExport}/plant-export.page.tsx`),
    route('cultivo/planta/:slug/exportar/:format', `${growExport}/plant-export-file.page.tsx`),
    route('cultivo/planta/:slug/compartilhar', `${sharing}/plant-share.page.tsx`),
    route('cultivo/espaco/:slug/compartilhar', `${sharing}/space-share.page.tsx`),
    route('v/:token', `${sharing}/shared.page.tsx`),
    route('cultivo/espaco/:slug', `${space}/space-detail.page.tsx`),
    route('cultivo/espaco/:slug/exportar', `${growExport}/space-export.page.tsx`),
    route('cultivo/espaco/:slug/exportar/:format', `${growExport}/space-export-file.page.tsx`),
    route('cultivo/espaco/:slug/plantas', `${space}/space-plants.page.tsx`),
    route('cultivo/geneticas', 'domains/growing/cultivation/genetic/pages/genetics.page.tsx'),
    route('cultivo/geneticas/:slug', 'domains/growing/cultivation/genetic/pages/genetic-detail.page.tsx'),
    route('cultivo/etiquetas', 'domains/growing/cultivation/labels/pages/labels.page.tsx'),
  ],
}
