import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/plans/pages'
const admin = 'domains/plans/pages/admin'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/plano', `${pages}/my-plans.page.tsx`),
    route('cultivo/:user/plano', `${pages}/grower-plans.page.tsx`),
    route('cultivo/add-plano', `${pages}/plan-new.page.tsx`),
    route('cultivo/plano/:slug', `${pages}/plan-detail.page.tsx`),
    route('cultivo/plano/:slug/edit', `${pages}/plan-edit.page.tsx`),
    route('cultivo/plano/:slug/plantas', `${pages}/plan-plants.page.tsx`),
    route('cultivo/plano/:slug/espacos', `${pages}/plan-spaces.page.tsx`),
    route('cultivo/plano/:slug/atualizacoes', `${pages}/plan-updates.page.tsx`),
    route('cultivo/plano/:slug/comentarios', `${pages}/plan-comments.page.tsx`),
  ],
  admin: [
    route('admin/plano_de_cultivo', `${admin}/plans-list.page.tsx`),
    route('admin/plano_de_cultivo/csv', `${admin}/plans-csv.page.tsx`),
    route('admin/plano_de_cultivo/:slug', `${admin}/staff-plan.page.tsx`),
  ],
}
