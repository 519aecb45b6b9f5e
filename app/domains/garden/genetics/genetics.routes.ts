import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const library = 'domains/garden/genetics/library/pages'
const curation = 'domains/garden/genetics/curation/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo/geneticas/nova', `${library}/genetic-new.page.tsx`),
    route('cultivo/geneticas/:slug/editar', `${library}/genetic-edit.page.tsx`),
    route('cultivo/geneticas/:slug/estoque', 'domains/garden/genetics/stock/pages/stock-form.page.tsx'),
  ],
  admin: [
    route('admin/geneticas', `${curation}/curation.page.tsx`),
    route('admin/geneticas/:slug', `${curation}/curate.page.tsx`),
  ],
}
