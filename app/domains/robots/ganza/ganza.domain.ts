import type { Domain } from '#domain.ts'
import { channelApi } from './channel/channel.api.ts'
import { chartsApi } from './charts/charts.api.ts'
import { demonstrationApi } from './demonstration/demonstration.api.ts'
import { energyApi } from './energy/energy.api.ts'
import { fleetApi } from './fleet/fleet.api.ts'
import { overviewApi } from './overview/overview.api.ts'
import { robotsApi } from './robots/robots.api.ts'
import { rolloutsApi } from './rollouts/rollouts.api.ts'
import { rolloutsCron, rolloutsJobs } from './rollouts/rollouts.jobs.ts'
import { rolloutsPersonalData } from './rollouts/rollouts.personal-data.ts'
import { rolloutsSubscribers } from './rollouts/rollouts.subscribers.ts'

export const ganza = {
  api: {
    overview: overviewApi,
    robots: robotsApi,
    channel: channelApi,
    charts: chartsApi,
    energy: energyApi,
    fleet: fleetApi,
    demonstration: demonstrationApi,
    rollouts: rolloutsApi,
  },
  jobs: rolloutsJobs,
  cron: rolloutsCron,
  subscribers: rolloutsSubscribers,
  personalData: rolloutsPersonalData,
} satisfies Domain
