import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const products = 'domains/garden/nutrition/products/pages'
const recipes = 'domains/garden/nutrition/recipes/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/nutrientes', `${recipes}/nutrients.page.tsx`),
    route('cultivo/nutrientes/produto', `${products}/product-new.page.tsx`),
    route('cultivo/nutrientes/produto/:id', `${products}/product-edit.page.tsx`),
    route('cultivo/nutrientes/receita', `${recipes}/recipe-new.page.tsx`),
    route('cultivo/nutrientes/receita/:id', `${recipes}/recipe-detail.page.tsx`),
    route('cultivo/nutrientes/receita/:id/editar', `${recipes}/recipe-edit.page.tsx`),
    route('cultivo/nutrientes/tabela/:slug', 'domains/garden/nutrition/schedules/pages/schedule.page.tsx'),
  ],
}
