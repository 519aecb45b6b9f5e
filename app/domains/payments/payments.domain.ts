import type { Domain } from '#domain.ts'
import { chargesApi } from './charges/charges.api.ts'
import { paymentsCron, paymentsJobs } from './payments.jobs.ts'
import { paymentsPersonalData } from './payments.personal-data.ts'

export const payments = {
  api: { charges: chargesApi },
  jobs: paymentsJobs,
  cron: paymentsCron,
  personalData: paymentsPersonalData,
} satisfies Domain
