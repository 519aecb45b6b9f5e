import { signedInOnly } from '#platform/procedure.ts'
import { answerConsent } from './consents.actions.ts'
import { myConsents } from './consents.queries.ts'
import { ConsentInput, MyConsents } from './consents.schemas.ts'

export const consentsApi = {
  mine: signedInOnly
    .route({ method: 'GET', path: '/v1/user/consents', summary: 'O que a pessoa permite, com histórico' })
    .output(MyConsents)
    .handler(({ context }) => myConsents(context)),
  answer: signedInOnly
    .route({ method: 'POST', path: '/v1/user/consents', summary: 'Permite ou deixa de permitir uma finalidade' })
    .input(ConsentInput)
    .output(MyConsents)
    .handler(({ context, input }) => answerConsent(context, input)),
}
