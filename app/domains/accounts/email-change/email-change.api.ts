import { z } from 'zod'
import { anyone, signedInOnly } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { MailedTo } from '../passwords/passwords.schemas.ts'
import { askEmailChange, authorizeEmailChange } from './ask-email-change.actions.ts'
import { confirmEmailChange } from './confirm-email-change.actions.ts'
import { EmailChange } from './email-change.schemas.ts'

export const emailChangeApi = {
  change: signedInOnly
    .route({
      method: 'PUT',
      path: '/v1/auth/email',
      successStatus: 202,
      summary: 'Pede a troca do e-mail, autorizada pelo endereço atual',
    })
    .input(EmailChange)
    .output(MailedTo)
    .handler(({ context, input }) => askEmailChange(context, input)),
  authorize: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/email/authorize',
      successStatus: 202,
      summary: 'Autoriza a troca do e-mail com o link recebido no endereço atual',
    })
    .input(TokenInput)
    .output(MailedTo)
    .handler(({ context, input }) => authorizeEmailChange(context, input)),
  confirmChange: anyone
    .route({
      method: 'POST',
      path: '/v1/auth/email/change',
      successStatus: 204,
      summary: 'Confirma o e-mail novo com o link recebido nele',
    })
    .input(TokenInput)
    .output(z.void())
    .handler(({ context, input }) => confirmEmailChange(context, input)),
}
