import type { Domain } from '#domain.ts'
import { consentsApi } from './consents/consents.api.ts'
import { erasuresApi } from './erasures/erasures.api.ts'
import { exportsApi } from './exports/exports.api.ts'
import { privacyCron, privacyJobs } from './privacy.jobs.ts'
import { privacyPersonalData } from './privacy.personal-data.ts'

export const privacy = {
  api: { consents: consentsApi, erasures: erasuresApi, exports: exportsApi },
  jobs: privacyJobs,
  cron: privacyCron,
  personalData: privacyPersonalData,
} satisfies Domain
