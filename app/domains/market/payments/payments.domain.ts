import type { Domain } from '#domain.ts'
import { bankApi } from './bank/bank.api.ts'
import { chargesApi } from './charges/charges.api.ts'
import { consequencesApi } from './consequences/consequences.api.ts'
import { paymentsCron, paymentsJobs } from './payments.jobs.ts'
import { paymentsPersonalData } from './payments.personal-data.ts'
import { sandboxJobs } from './sandbox/sandbox.jobs.ts'

export const payments = {
  api: { charges: chargesApi, consequences: consequencesApi, bank: bankApi },
  jobs: { ...paymentsJobs, ...sandboxJobs },
  cron: paymentsCron,
  personalData: paymentsPersonalData,
} satisfies Domain
