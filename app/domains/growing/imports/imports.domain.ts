import type { Domain } from '#domain.ts'
import { importsApi } from './imports/imports.api.ts'
import { importsCron, importsJobs } from './imports.jobs.ts'
import { importsPersonalData } from './imports.personal-data.ts'

export const imports = {
  api: importsApi,
  jobs: importsJobs,
  cron: importsCron,
  personalData: importsPersonalData,
} satisfies Domain
