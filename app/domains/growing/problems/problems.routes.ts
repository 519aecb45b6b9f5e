import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/growing/problems/cases/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/planta/:slug/problemas', `${pages}/plant-problems.page.tsx`),
    route('cultivo/planta/:slug/problemas/novo', `${pages}/problem-new.page.tsx`),
    route('cultivo/planta/:slug/problemas/:id', `${pages}/problem.page.tsx`),
  ],
}
