import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const jars = 'domains/growing/harvest/jars/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/planta/:slug/colheita', 'domains/growing/harvest/harvests/pages/plant-harvest.page.tsx'),
    route('cultivo/potes', `${jars}/jars.page.tsx`),
    route('cultivo/potes/novo', `${jars}/jars-new.page.tsx`),
    route('cultivo/pote/:slug', `${jars}/jar-detail.page.tsx`),
    route('cultivo/pote/:slug/edit', `${jars}/jar-edit.page.tsx`),
    route('cultivo/pote/:slug/anotacao/:id', `${jars}/jar-entry.page.tsx`),
  ],
}
