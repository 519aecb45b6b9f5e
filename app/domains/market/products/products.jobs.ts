import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeProducts } from './products/purge-products.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'products.purge_deleted': Record<string, never>
  }
}

export const productsJobs = { 'products.purge_deleted': purgeProducts } satisfies JobHandlers

export const productsCron: CronLine[] = [{ match: '55 6 * * *', job: 'products.purge_deleted' }]
