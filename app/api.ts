import { accountsRouter } from '#domains/accounts/accounts.router.ts'
import { cultivationRouter } from '#domains/cultivation/cultivation.router.ts'
import { legalRouter } from '#domains/legal/legal.router.ts'
import { socialRouter } from '#domains/social/social.router.ts'

/** The map of the API: one line per domain. */
export const api = {
  accounts: accountsRouter,
  cultivation: cultivationRouter,
  legal: legalRouter,
  social: socialRouter,
}
