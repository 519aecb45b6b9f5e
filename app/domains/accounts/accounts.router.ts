import { emailChangeApi } from './email-change/email-change.api.ts'
import { emailConfirmationApi } from './email-confirmation/email-confirmation.api.ts'
import { linksApi } from './one-time-tokens/one-time-tokens.api.ts'
import { passwordsApi } from './passwords/passwords.api.ts'
import { registrationApi } from './registration/registration.api.ts'
import { registrationConfirmationApi } from './registration-confirmation/registration-confirmation.api.ts'
import { sessionsApi } from './sessions/sessions.api.ts'
import { usersApi } from './users/users.api.ts'

export const accountsRouter = {
  emailConfirmation: emailConfirmationApi,
  emailChange: emailChangeApi,
  links: linksApi,
  passwords: passwordsApi,
  registration: registrationApi,
  registrationConfirmation: registrationConfirmationApi,
  sessions: sessionsApi,
  users: usersApi,
}
