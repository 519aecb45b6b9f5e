import type { Domain } from '#domain.ts'
import { optInsApi } from './answers/opt-ins.api.ts'
import { optInsCron, optInsJobs } from './opt-ins.jobs.ts'
import { optInsPersonalData } from './opt-ins.personal-data.ts'

export const optIns = {
  api: optInsApi,
  jobs: optInsJobs,
  cron: optInsCron,
  personalData: optInsPersonalData,
} satisfies Domain
