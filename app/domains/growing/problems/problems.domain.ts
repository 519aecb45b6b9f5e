import type { Domain } from '#domain.ts'
import { problemCasesApi } from './cases/cases.api.ts'
import { harvestHolds } from './holds/harvest-holds.queries.ts'
import { problemsPersonalData } from './problems.personal-data.ts'

export const problems = {
  api: { cases: problemCasesApi },
  harvestHolds,
  personalData: problemsPersonalData,
} satisfies Domain
