import { documentsApi } from './documents/documents.api.ts'
import { emailConfirmationApi } from './email-confirmation/email-confirmation.api.ts'
import { linksApi } from './one-time-tokens/one-time-tokens.api.ts'
import { passwordsApi } from './passwords/passwords.api.ts'
import { registrationApi } from './registration/registration.api.ts'
import { sessionsApi } from './sessions/sessions.api.ts'
import { usersApi } from './users/users.api.ts'

export const accountsRouter = {
  documents: documentsApi,
  emailConfirmation: emailConfirmationApi,
  links: linksApi,
  passwords: passwordsApi,
  registration: registrationApi,
  sessions: sessionsApi,
  users: usersApi,
}
