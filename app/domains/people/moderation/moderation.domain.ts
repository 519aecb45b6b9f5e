import type { Domain } from '#domain.ts'
import { appealsApi } from './appeals/appeals.api.ts'
import { casesApi } from './cases/cases.api.ts'
import { moderationCron, moderationJobs } from './moderation.jobs.ts'
import { moderationPersonalData } from './moderation.personal-data.ts'
import { moderationSubscribers } from './moderation.subscribers.ts'
import { reportsApi } from './reports/reports.api.ts'
import { transparencyApi } from './transparency/transparency.api.ts'
import { moderationDesk } from './waiting.queries.ts'

export const moderation = {
  api: { reports: reportsApi, cases: casesApi, appeals: appealsApi, transparency: transparencyApi },
  jobs: moderationJobs,
  cron: moderationCron,
  subscribers: moderationSubscribers,
  personalData: moderationPersonalData,
  desk: moderationDesk,
} satisfies Domain
