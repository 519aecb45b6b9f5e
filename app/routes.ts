import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountsAdminRoutes, accountsRoutes } from './domains/accounts/accounts.routes.ts'
import { adminRoutes, demoRoutes } from './domains/back-office/back-office.routes.ts'
import { catalogueRoutes } from './domains/catalogue/catalogue.routes.ts'
import {
  agendaFeedRoutes,
  cultivationAdminRoutes,
  cultivationDataRoutes,
  cultivationRoutes,
} from './domains/cultivation/cultivation.routes.ts'
import { legalAdminRoutes, legalRoutes } from './domains/legal/legal.routes.ts'
import { notificationsRoutes } from './domains/notifications/notifications.routes.ts'
import { privacyRoutes } from './domains/privacy/privacy.routes.ts'
import { machineRoutes, siteRoutes } from './domains/site/site.routes.ts'
import { commentRoutes, savedRoutes, socialRoutes } from './domains/social/social.routes.ts'
import { supportAdminRoutes, supportRoutes } from './domains/support/support.routes.ts'

/** The map of the site: frames, and in each one line per domain. */
export default [
  layout('domains/site/site.layout.tsx', [
    index('domains/site/pages/home.page.tsx'),
    ...accountsRoutes,
    ...savedRoutes,
    ...legalRoutes,
    ...privacyRoutes,
    ...cultivationRoutes,
    ...notificationsRoutes,
    ...commentRoutes,
    ...supportRoutes,
    ...siteRoutes,
    ...demoRoutes,
    route('*', 'domains/site/pages/not-found.page.tsx'),
  ]),
  layout('domains/back-office/admin.layout.tsx', [
    ...catalogueRoutes,
    ...cultivationAdminRoutes,
    ...legalAdminRoutes,
    ...accountsAdminRoutes,
    ...supportAdminRoutes,
    ...adminRoutes,
  ]),
  ...socialRoutes,
  ...cultivationDataRoutes,
  ...agendaFeedRoutes,
  ...machineRoutes,
] satisfies RouteConfig
