export {
  currentEdition,
  editionsVisible,
  findEdition,
  holdEdition,
  showEdition,
} from './editions/cup-editions.queries.ts'
