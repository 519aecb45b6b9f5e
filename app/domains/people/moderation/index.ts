export { listCases } from './cases/cases.queries.ts'
