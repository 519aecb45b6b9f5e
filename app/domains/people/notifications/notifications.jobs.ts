import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { addressesJobs } from './addresses/addresses.jobs.ts'
import { deliveriesJobs } from './deliveries/deliveries.jobs.ts'

export const notificationsJobs = { ...addressesJobs, ...deliveriesJobs } satisfies JobHandlers

export const notificationsCron: CronLine[] = [
  { match: '*/10 * * * *', job: 'notifications.resume' },
  { match: '10 6 * * *', job: 'notifications.sweep' },
  { match: '32 6 * * *', job: 'notifications.reseal_addresses' },
]
