import { anyone, inSession, Nothing } from '#platform/procedure.ts'
import { PasswordReset } from '../added-access/added-access.schemas.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { askPasswordChange, confirmPasswordChange } from './change-password.actions.ts'
import { MailedTo, PasswordChange, RecoverInput, ResetInput } from './passwords.schemas.ts'
import { recoverPassword, resetPassword } from './recover-password.actions.ts'

export const passwordsApi = {
  recover: anyone.later.post('/v1/auth/password/recover', 'Pede um link para escolher senha nova', RecoverInput, MailedTo, recoverPassword),
  reset: anyone.post('/v1/auth/password/reset', 'Escolhe senha nova com o link recebido', ResetInput, PasswordReset, resetPassword),
  change: inSession.later.put('/v1/auth/password', 'Pede a troca da senha, confirmada por e-mail', PasswordChange, MailedTo, askPasswordChange),
  confirmChange: anyone.post('/v1/auth/password/confirm', 'Confirma a troca da senha com o link recebido', TokenInput, Nothing, confirmPasswordChange),
}
