import { termsApi } from './terms/terms.api.ts'

export const legalRouter = { terms: termsApi }
