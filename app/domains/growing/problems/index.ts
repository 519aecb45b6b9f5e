export { exportedCases } from './cases/exported-cases.queries.ts'
