import { layout, type RouteConfig } from '@react-router/dev/routes'
import type { DomainRoutes } from './domain.ts'

const tables = Object.values(
  import.meta.glob<DomainRoutes>('./domains/*/*/*.routes.ts', { eager: true, import: 'routes' }),
)
const all = (frame: keyof DomainRoutes) => tables.flatMap((table) => table[frame] ?? [])

/** The route tree: layouts, and in each the routes of the domains' `*.routes.ts`. */
export default [
  layout('domains/house/site/site.layout.tsx', all('site')),
  layout('domains/house/back-office/admin.layout.tsx', all('admin')),
  layout('domains/market/stores/seller.layout.tsx', all('seller')),
  layout('domains/market/stores/store.layout.tsx', all('store')),
  layout('domains/robots/ganza/iot.layout.tsx', all('iot')),
  layout('domains/words/blog/writer.layout.tsx', all('writer')),
  layout('domains/learning/enrolment/teaching/teacher.layout.tsx', all('teacher')),
  ...all('bare'),
] satisfies RouteConfig
