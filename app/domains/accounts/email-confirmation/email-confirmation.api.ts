import { anyone, refusing, signedInOnly } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { confirmEmail, resendConfirmation, resendTo } from './email-confirmation.actions.ts'
import {
  ConfirmationAnswer,
  Confirmed,
  ResendInput,
  ResendToAnswer,
  ResendToInput,
} from './email-confirmation.schemas.ts'

export const emailConfirmationApi = {
  resend: signedInOnly
    .route({ method: 'POST', path: '/v1/auth/email/resend', summary: 'Envia de novo o link de confirmação do e-mail' })
    .input(ResendInput)
    .output(ConfirmationAnswer)
    .handler(({ context, input }) => resendConfirmation(context, input)),
  resendTo: refusing(anyone, 'too_many')
    .route({
      method: 'POST',
      path: '/v1/auth/email/resend-to',
      summary: 'Envia de novo o link a um endereço que espera por ele; a resposta é a mesma para qualquer um',
    })
    .input(ResendToInput)
    .output(ResendToAnswer)
    .handler(({ context, input }) => resendTo(context, input)),
  confirm: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/email/confirm',
      summary: 'Confirma o e-mail com o link recebido, e entra',
    })
    .input(TokenInput)
    .output(Confirmed)
    .handler(({ context, input }) => confirmEmail(context, input)),
}
