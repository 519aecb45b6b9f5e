import { signedInOnly } from '#platform/procedure.ts'
import { textKinds } from '../texts/text.kinds.ts'
import { textsApi } from '../texts/texts.api.ts'
import { TextRef } from '../texts/texts.schemas.ts'
import { acceptTerms } from './terms.actions.ts'
import { termsChanges } from './terms.queries.ts'
import { AcceptedTerms, TermsAcceptance, TermsChanges } from './terms.schemas.ts'

export const termsApi = {
  ...textsApi(textKinds.termos_de_servico),
  accept: signedInOnly
    .route({ method: 'POST', path: '/v1/user/terms-of-service/accept', summary: 'Aceita os termos atuais' })
    .input(TermsAcceptance)
    .output(AcceptedTerms)
    .handler(({ context, input }) => acceptTerms(context, input)),
  changes: signedInOnly
    .route({
      method: 'GET',
      path: '/v1/user/terms-of-service/changes',
      summary: 'O que mudou desde os termos que a pessoa aceitou',
    })
    .input(TextRef.partial())
    .output(TermsChanges)
    .handler(({ context, input }) => termsChanges(context, input.slug)),
}
