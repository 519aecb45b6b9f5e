import { accountsRouter } from '#domains/accounts/accounts.router.ts'
import { backOfficeRouter } from '#domains/back-office/back-office.router.ts'
import { catalogueRouter } from '#domains/catalogue/catalogue.router.ts'
import { cultivationRouter } from '#domains/cultivation/cultivation.router.ts'
import { legalRouter } from '#domains/legal/legal.router.ts'
import { notificationsRouter } from '#domains/notifications/notifications.router.ts'
import { privacyRouter } from '#domains/privacy/privacy.router.ts'
import { socialRouter } from '#domains/social/social.router.ts'
import { supportRouter } from '#domains/support/support.router.ts'

/** The map of the API: one line per domain. */
export const api = {
  accounts: accountsRouter,
  backOffice: backOfficeRouter,
  catalogue: catalogueRouter,
  cultivation: cultivationRouter,
  legal: legalRouter,
  notifications: notificationsRouter,
  privacy: privacyRouter,
  social: socialRouter,
  support: supportRouter,
}
