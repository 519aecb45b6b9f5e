import { accessLogApi } from './access-log/access-log.api.ts'
import { discreetModeApi } from './discreet-mode/discreet-mode.api.ts'
import { documentsApi } from './documents/documents.api.ts'
import { emailChangeApi } from './email-change/email-change.api.ts'
import { emailConfirmationApi } from './email-confirmation/email-confirmation.api.ts'
import { linksApi } from './one-time-tokens/one-time-tokens.api.ts'
import { passkeysApi } from './passkeys/passkeys.api.ts'
import { passwordsApi } from './passwords/passwords.api.ts'
import { registrationApi } from './registration/registration.api.ts'
import { registrationConfirmationApi } from './registration-confirmation/registration-confirmation.api.ts'
import { rolesApi } from './roles/roles.api.ts'
import { secondFactorApi } from './second-factor/second-factor.api.ts'
import { sessionsApi } from './sessions/sessions.api.ts'
import { staffUsersApi } from './staff/staff-users.api.ts'
import { usersApi } from './users/users.api.ts'

export const accountsRouter = {
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
}
