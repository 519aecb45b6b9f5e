import { termsApi } from './terms/terms.api.ts'
import { textKinds } from './texts/text.kinds.ts'
import { textsApi } from './texts/texts.api.ts'

export const legalRouter = { terms: termsApi, policy: textsApi(textKinds.politica_de_privacidade) }
