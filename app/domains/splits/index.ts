export { type Terms, termsOf } from './terms/terms.queries.ts'
