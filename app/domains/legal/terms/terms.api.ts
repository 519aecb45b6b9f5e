import { anyone, signedInOnly } from '#platform/procedure.ts'
import { acceptTerms } from './terms.actions.ts'
import { currentTerms } from './terms.queries.ts'
import { AcceptedTerms, CurrentTerms, TermsAcceptance } from './terms.schemas.ts'

export const termsApi = {
  current: anyone
    .route({ method: 'GET', path: '/v1/user/terms-of-service/current', summary: 'Os termos de serviço atuais' })
    .output(CurrentTerms)
    .handler(({ context }) => currentTerms(context)),
  accept: signedInOnly
    .route({ method: 'POST', path: '/v1/user/terms-of-service/accept', summary: 'Aceita os termos atuais' })
    .input(TermsAcceptance)
    .output(AcceptedTerms)
    .handler(({ context, input }) => acceptTerms(context, input)),
}
