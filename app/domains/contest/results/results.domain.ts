import type { Domain } from '#domain.ts'
import { cupResultsApi } from './results/cup-results.api.ts'
import { cupResultsCron, cupResultsJobs } from './results/cup-results.jobs.ts'

export const results = { api: cupResultsApi, jobs: cupResultsJobs, cron: cupResultsCron } satisfies Domain
