import type { Domain } from '#domain.ts'
import { cupResultsApi } from './results/cup-results.api.ts'
import { cupResultsCron, cupResultsJobs } from './results/cup-results.jobs.ts'
import { resultsPersonalData } from './results.personal-data.ts'
import { resultsSubscribers } from './results.subscribers.ts'

export const results = {
  api: cupResultsApi,
  jobs: cupResultsJobs,
  cron: cupResultsCron,
  subscribers: resultsSubscribers,
  personalData: resultsPersonalData,
} satisfies Domain
