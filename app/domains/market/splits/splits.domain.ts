import type { Domain } from '#domain.ts'
import { affiliationsApi } from './affiliations/affiliations.api.ts'
import { clicksApi } from './clicks/clicks.api.ts'
import { commissionsApi } from './commissions/commissions.api.ts'
import { partnershipsApi } from './partnerships/partnerships.api.ts'
import { splitPreviewApi } from './preview/split-preview.api.ts'
import { programmesApi } from './programmes/programmes.api.ts'
import { splitsCron, splitsJobs } from './splits.jobs.ts'
import { splitsPersonalData } from './splits.personal-data.ts'

export const splits = {
  api: {
    programmes: programmesApi,
    affiliations: affiliationsApi,
    clicks: clicksApi,
    commissions: commissionsApi,
    partnerships: partnershipsApi,
    preview: splitPreviewApi,
  },
  jobs: splitsJobs,
  cron: splitsCron,
  personalData: splitsPersonalData,
} satisfies Domain
