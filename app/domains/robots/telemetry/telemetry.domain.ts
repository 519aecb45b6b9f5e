import type { Domain } from '#domain.ts'
import { signedDevice } from '#platform/context.ts'
import { brokerAccessApi } from './broker/broker-access.api.ts'
import { takeTelemetryMessage } from './ingest/take-telemetry.actions.ts'
import { telemetryApi } from './ingest/telemetry.api.ts'
import { rollupCron, rollupJobs } from './rollups/rollups.jobs.ts'
import { seriesApi } from './series/series.api.ts'
import { telemetryPersonalData } from './telemetry.personal-data.ts'
import { telemetrySubscribers } from './telemetry.subscribers.ts'

export const telemetry = {
  api: { ...telemetryApi, series: seriesApi, broker: brokerAccessApi },
  jobs: rollupJobs,
  cron: rollupCron,
  subscribers: telemetrySubscribers,
  personalData: telemetryPersonalData,
  robot: { topics: { telemetry: (ctx, body) => takeTelemetryMessage(ctx, signedDevice(ctx), body) } },
} satisfies Domain
