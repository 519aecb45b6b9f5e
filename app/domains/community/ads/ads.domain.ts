import type { Domain } from '#domain.ts'
import { adsCron, adsJobs } from './ads.jobs.ts'
import { adsPersonalData } from './ads.personal-data.ts'
import { countingApi } from './counting/counting.api.ts'
import { adsApi } from './media/ads.api.ts'
import { adTypes } from './types/ad-types.staff.ts'

export const ads = {
  api: { media: adsApi, types: adTypes.calls, counting: countingApi },
  staff: [adTypes],
  jobs: adsJobs,
  cron: adsCron,
  personalData: adsPersonalData,
} satisfies Domain
