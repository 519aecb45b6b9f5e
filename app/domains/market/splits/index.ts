export type { Terms } from './terms/sale-terms.kinds.ts'
export { termsOf } from './terms/terms.actions.ts'
