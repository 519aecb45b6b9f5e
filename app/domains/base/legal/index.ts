export { acceptCurrentTerms } from './terms/terms.actions.ts'
export { currentTerms } from './terms/terms.queries.ts'
export { TermsAcceptance } from './terms/terms.schemas.ts'
