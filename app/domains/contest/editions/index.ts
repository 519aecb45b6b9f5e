export {
  currentEdition,
  editionsVisible,
  findEdition,
  holdEdition,
  showEdition,
  showNow,
} from './editions/cup-editions.queries.ts'
