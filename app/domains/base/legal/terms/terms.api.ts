import { signedInOnly } from '#platform/procedure.ts'
import { textKinds } from '../texts/text.kinds.ts'
import { textsApi } from '../texts/texts.api.ts'
import { TextRef } from '../texts/texts.schemas.ts'
import { acceptTerms } from './terms.actions.ts'
import { termsChanges } from './terms.queries.ts'
import { AcceptedTerms, TermsAcceptance, TermsChanges } from './terms.schemas.ts'

export const termsApi = {
  ...textsApi(textKinds.termos_de_servico),
  accept: signedInOnly.post('/v1/user/terms-of-service/accept', 'Aceita os termos atuais', TermsAcceptance, AcceptedTerms, acceptTerms),
  changes: signedInOnly.get('/v1/user/terms-of-service/changes', 'O que mudou desde os termos que a pessoa aceitou', TextRef.partial(), TermsChanges, (ctx, { slug }) =>
    termsChanges(ctx, slug),
  ),
}
