import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountsRoutes } from './domains/accounts/accounts.routes.ts'
import { cultivationRoutes } from './domains/cultivation/cultivation.routes.ts'
import { legalRoutes } from './domains/legal/legal.routes.ts'
import { siteRoutes } from './domains/site/site.routes.ts'
import { socialRoutes } from './domains/social/social.routes.ts'

/** The map of the site: one line per domain, all inside the site's frame. */
export default [
  layout('domains/site/site.layout.tsx', [
    index('domains/site/pages/home.page.tsx'),
    ...accountsRoutes,
    ...legalRoutes,
    ...cultivationRoutes,
    ...siteRoutes,
    route('*', 'domains/site/pages/not-found.page.tsx'),
  ]),
  ...socialRoutes,
] satisfies RouteConfig
