import { anyone, Nothing, signedInOnly } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { MailedTo } from '../passwords/passwords.schemas.ts'
import { askEmailChange, authorizeEmailChange } from './ask-email-change.actions.ts'
import { confirmEmailChange } from './confirm-email-change.actions.ts'
import { EmailChange } from './email-change.schemas.ts'

export const emailChangeApi = {
  change: signedInOnly.later.put('/v1/auth/email', 'Pede a troca do e-mail, autorizada pelo endereço atual', EmailChange, MailedTo, askEmailChange),
  authorize: anyone.later.post('/v1/auth/email/authorize', 'Autoriza a troca do e-mail com o link recebido no endereço atual', TokenInput, MailedTo, authorizeEmailChange),
  confirmChange: anyone.post('/v1/auth/email/change', 'Confirma o e-mail novo com o link recebido nele', TokenInput, Nothing, confirmEmailChange),
}
