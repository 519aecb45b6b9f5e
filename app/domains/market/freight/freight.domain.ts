import type { Domain } from '#domain.ts'
import { connectionApi } from './connection/connection.api.ts'
import { freightDeskApi } from './desk/freight-desk.api.ts'
import { freightCron, freightJobs } from './freight.jobs.ts'
import { freightPersonalData } from './freight.personal-data.ts'
import { pickupPointsApi } from './pickups/pickup-points.api.ts'
import { freightTablesApi } from './tables/freight-tables.api.ts'

export const freight = {
  api: { desk: freightDeskApi, tables: freightTablesApi, pickups: pickupPointsApi, connection: connectionApi },
  jobs: freightJobs,
  cron: freightCron,
  personalData: freightPersonalData,
} satisfies Domain
