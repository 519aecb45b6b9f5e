import type { Domain } from '#domain.ts'
import { adsCron, adsJobs } from './ads.jobs.ts'
import { adsPersonalData } from './ads.personal-data.ts'
import { countingApi } from './counting/counting.api.ts'
import { adsApi } from './media/ads.api.ts'
import { adTypesApi } from './types/ad-types.api.ts'

export const ads = {
  api: { media: adsApi, types: adTypesApi, counting: countingApi },
  jobs: adsJobs,
  cron: adsCron,
  personalData: adsPersonalData,
} satisfies Domain
