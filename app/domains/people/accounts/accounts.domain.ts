import type { Domain } from '#domain.ts'
import { accessLogApi } from './access-log/access-log.api.ts'
import { accountsCron, accountsJobs } from './accounts.jobs.ts'
import { accountsPersonalData } from './accounts.personal-data.ts'
import { accountsSubscribers } from './accounts.subscribers.ts'
import { addedAccessApi } from './added-access/added-access.api.ts'
import { discreetModeApi } from './discreet-mode/discreet-mode.api.ts'
import { documentsApi } from './documents/documents.api.ts'
import { emailChangeApi } from './email-change/email-change.api.ts'
import { emailConfirmationApi } from './email-confirmation/email-confirmation.api.ts'
import { linksApi } from './one-time-tokens/one-time-tokens.api.ts'
import { passkeysApi } from './passkeys/passkeys.api.ts'
import { addedPasskeys } from './passkeys/register-passkey.actions.ts'
import { passwordsApi } from './passwords/passwords.api.ts'
import { registrationApi } from './registration/registration.api.ts'
import { registrationConfirmationApi } from './registration-confirmation/registration-confirmation.api.ts'
import { rolesApi } from './roles/roles.api.ts'
import { secondFactorApi } from './second-factor/second-factor.api.ts'
import { sessionsApi } from './sessions/sessions.api.ts'
import { staffUsersApi } from './staff/staff-users.api.ts'
import { moderatedAccount } from './users/account-moderated.actions.ts'
import { accountTarget } from './users/account-target.queries.ts'
import { usersApi } from './users/users.api.ts'

export const accounts = {
  api: {
    addedAccess: addedAccessApi,
    accessLog: accessLogApi,
    discreetMode: discreetModeApi,
    documents: documentsApi,
    emailConfirmation: emailConfirmationApi,
    emailChange: emailChangeApi,
    links: linksApi,
    passkeys: passkeysApi,
    passwords: passwordsApi,
    registration: registrationApi,
    registrationConfirmation: registrationConfirmationApi,
    roles: rolesApi,
    secondFactor: secondFactorApi,
    sessions: sessionsApi,
    staffUsers: staffUsersApi,
    users: usersApi,
  },
  jobs: accountsJobs,
  cron: accountsCron,
  subscribers: accountsSubscribers,
  addedAccess: [addedPasskeys],
  personalData: accountsPersonalData,
  targets: { user_id: { ...accountTarget, moderated: moderatedAccount } },
} satisfies Domain
