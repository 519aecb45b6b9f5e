import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { catalogueNames } from './items/items.table.ts'

const pages = 'domains/base/catalogue/items/pages/admin'

/** One set of pages under many paths. */
const admin = catalogueNames.flatMap((name) => [
  route(`admin/${name}`, `${pages}/items-list.page.tsx`, { id: name }),
  route(`admin/${name}/novo`, `${pages}/item-new.page.tsx`, { id: `${name}-novo` }),
  route(`admin/${name}/ordem`, `${pages}/items-order.page.tsx`, { id: `${name}-ordem` }),
  route(`admin/${name}/csv`, `${pages}/items-csv.page.tsx`, { id: `${name}-csv` }),
  route(`admin/${name}/:id`, `${pages}/item-edit.page.tsx`, { id: `${name}-item` }),
])

export const routes: DomainRoutes = { admin }
