import { signedInOnly } from '#platform/procedure.ts'
import { answerConsent } from './consents.actions.ts'
import { myConsents } from './consents.queries.ts'
import { ConsentInput, MyConsents } from './consents.schemas.ts'

export const consentsApi = {
  mine: signedInOnly.get('/v1/user/consents', 'O que a pessoa permite, com histórico', MyConsents, myConsents),
  answer: signedInOnly.post('/v1/user/consents', 'Permite ou deixa de permitir uma finalidade', ConsentInput, MyConsents, answerConsent),
}
