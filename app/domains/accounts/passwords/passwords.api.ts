import { z } from 'zod'
import { anyone, inSession } from '#platform/procedure.ts'
import { PasswordReset } from '../added-access/added-access.schemas.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { askPasswordChange, confirmPasswordChange } from './change-password.actions.ts'
import { MailedTo, PasswordChange, RecoverInput, ResetInput } from './passwords.schemas.ts'
import { recoverPassword, resetPassword } from './recover-password.actions.ts'

export const passwordsApi = {
  recover: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/password/recover',
      successStatus: 202,
      summary: 'Pede um link para escolher senha nova',
    })
    .input(RecoverInput)
    .output(MailedTo)
    .handler(({ context, input }) => recoverPassword(context, input)),
  reset: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/password/reset',
      summary: 'Escolhe senha nova com o link recebido',
    })
    .input(ResetInput)
    .output(PasswordReset)
    .handler(({ context, input }) => resetPassword(context, input)),
  change: inSession
    .route({
      method: 'PUT',
      path: '/v1/auth/password',
      successStatus: 202,
      summary: 'Pede a troca da senha, confirmada por e-mail',
    })
    .input(PasswordChange)
    .output(MailedTo)
    .handler(({ context, input }) => askPasswordChange(context, input)),
  confirmChange: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/password/confirm',
      successStatus: 204,
      summary: 'Confirma a troca da senha com o link recebido',
    })
    .input(TokenInput)
    .output(z.void())
    .handler(({ context, input }) => confirmPasswordChange(context, input)),
}
