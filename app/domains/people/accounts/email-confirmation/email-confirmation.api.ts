import { anyone, signedInOnly } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { confirmEmail, resendConfirmation, resendTo } from './email-confirmation.actions.ts'
import { ConfirmationAnswer, Confirmed, ResendInput, ResendToAnswer, ResendToInput } from './email-confirmation.schemas.ts'

export const emailConfirmationApi = {
  resend: signedInOnly.post('/v1/auth/email/resend', 'Envia de novo o link de confirmação do e-mail', ResendInput, ConfirmationAnswer, resendConfirmation),
  resendTo: anyone
    .refusing('too_many')
    .post('/v1/auth/email/resend-to', 'Envia de novo o link a um endereço que espera por ele; a resposta é a mesma para qualquer um', ResendToInput, ResendToAnswer, resendTo),
  confirm: anyone.post('/v1/auth/email/confirm', 'Confirma o e-mail com o link recebido, e entra', TokenInput, Confirmed, confirmEmail),
}
