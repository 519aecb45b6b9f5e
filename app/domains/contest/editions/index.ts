export { currentEdition, editionsVisible, findEdition, hasCup, holdEdition, showEdition } from './editions/cup-editions.queries.ts'
