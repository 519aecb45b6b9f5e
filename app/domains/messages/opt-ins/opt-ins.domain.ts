import type { Domain } from '#domain.ts'
import { optInsApi } from './answers/opt-ins.api.ts'
import { optInsCron, optInsJobs } from './opt-ins.jobs.ts'
import { optInsPersonalData } from './opt-ins.personal-data.ts'
import { optInsSubscribers } from './opt-ins.subscribers.ts'

export const optIns = {
  api: optInsApi,
  jobs: optInsJobs,
  cron: optInsCron,
  subscribers: optInsSubscribers,
  personalData: optInsPersonalData,
} satisfies Domain
