import { anyone, signedInOnly } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { confirmEmail, resendConfirmation } from './email-confirmation.actions.ts'
import { ConfirmationAnswer, ResendInput } from './email-confirmation.schemas.ts'

export const emailConfirmationApi = {
  resend: signedInOnly
    .route({ method: 'POST', path: '/v1/auth/email/resend', summary: 'Envia de novo o link de confirmação do e-mail' })
    .input(ResendInput)
    .output(ConfirmationAnswer)
    .handler(({ context, input }) => resendConfirmation(context, input)),
  confirm: anyone
    .route({ method: 'POST', path: '/v1/auth/email/confirm', summary: 'Confirma o e-mail com o link recebido' })
    .input(TokenInput)
    .output(ConfirmationAnswer)
    .handler(({ context, input }) => confirmEmail(context, input)),
}
