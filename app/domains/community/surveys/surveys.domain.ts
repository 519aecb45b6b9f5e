import type { Domain } from '#domain.ts'
import { answersApi } from './answers/answers.api.ts'
import { resultsApi } from './results/results.api.ts'
import { surveysApi } from './surveys/surveys.api.ts'
import { surveysPersonalData } from './surveys.personal-data.ts'

export const surveys = {
  api: { asked: answersApi, manage: surveysApi, results: resultsApi },
  personalData: surveysPersonalData,
} satisfies Domain
