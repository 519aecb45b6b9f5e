import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const plans = 'domains/garden/plans/plans/pages'
const admin = 'domains/garden/plans/plans/pages/admin'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/plano', `${plans}/my-plans.page.tsx`),
    route('cultivo/:user/plano', `${plans}/grower-plans.page.tsx`),
    route('cultivo/add-plano', `${plans}/plan-new.page.tsx`),
    route('cultivo/plano/:slug', `${plans}/plan-detail.page.tsx`),
    route('cultivo/plano/:slug/edit', `${plans}/plan-edit.page.tsx`),
    route('cultivo/plano/:slug/plantas', `${plans}/plan-plants.page.tsx`),
    route('cultivo/plano/:slug/espacos', `${plans}/plan-spaces.page.tsx`),
    route('cultivo/plano/:slug/atualizacoes', `${plans}/plan-updates.page.tsx`),
    route('cultivo/plano/:slug/comentarios', `${plans}/plan-comments.page.tsx`),
  ],
  admin: [
    route('admin/plano_de_cultivo', `${admin}/plans-list.page.tsx`),
    route('admin/plano_de_cultivo/csv', `${admin}/plans-csv.page.tsx`),
    route('admin/plano_de_cultivo/:slug', `${admin}/staff-plan.page.tsx`),
  ],
}
