import type { Domain } from '#domain.ts'
import { ledgerCron, ledgerJobs } from './ledger.jobs.ts'
import { ledgerPersonalData } from './ledger.personal-data.ts'
import { ownPayoutsApi, payoutsApi } from './payouts/payouts.api.ts'
import { receivablesApi } from './receivables/receivables.api.ts'
import { receiversApi } from './receivers/receivers.api.ts'
import { ledgerDesk } from './waiting.queries.ts'

export const ledger = {
  api: { receivers: receiversApi, receivables: receivablesApi, ownPayouts: ownPayoutsApi, payouts: payoutsApi },
  jobs: ledgerJobs,
  cron: ledgerCron,
  personalData: ledgerPersonalData,
  desk: ledgerDesk,
} satisfies Domain
