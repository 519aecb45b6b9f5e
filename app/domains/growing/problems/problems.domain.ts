import type { Domain } from '#domain.ts'
import { problemCasesApi } from './cases/cases.api.ts'
import { recheckOpens } from './cases/recheck-opens.queries.ts'
import { harvestHolds } from './holds/harvest-holds.queries.ts'
import { problemsPersonalData } from './problems.personal-data.ts'

export const problems = {
  api: { cases: problemCasesApi },
  harvestHolds,
  taskOpens: recheckOpens,
  personalData: problemsPersonalData,
} satisfies Domain
