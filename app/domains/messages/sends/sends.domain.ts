import type { Domain } from '#domain.ts'
import { sendsApi } from './sends/sends.api.ts'
import { sendsCron, sendsJobs } from './sends.jobs.ts'
import { sendsPersonalData } from './sends.personal-data.ts'
import { sendsSubscribers } from './sends.subscribers.ts'

export const sends = {
  api: sendsApi,
  jobs: sendsJobs,
  cron: sendsCron,
  subscribers: sendsSubscribers,
  personalData: sendsPersonalData,
} satisfies Domain
