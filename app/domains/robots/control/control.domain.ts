import type { Domain } from '#domain.ts'
import { signedDevice } from '#platform/context.ts'
import { leaseCommands } from './commands/lease-commands.actions.ts'
import { queueApi } from './commands/queue.api.ts'
import { controlCron, controlJobs } from './control.jobs.ts'
import { controlPersonalData } from './control.personal-data.ts'
import { controlSubscribers } from './control.subscribers.ts'
import { modesApi } from './modes/modes.api.ts'
import { ownModeApi } from './own/own-mode.api.ts'
import { modeProposalsApi } from './proposals/mode-proposals.api.ts'
import { hello } from './shadow/hello.queries.ts'
import { wishesApi } from './shadow/wishes.api.ts'

export const control = {
  api: { queue: queueApi, wishes: wishesApi, modes: modesApi, own: ownModeApi, proposals: modeProposalsApi },
  jobs: controlJobs,
  cron: controlCron,
  subscribers: controlSubscribers,
  personalData: controlPersonalData,
  robot: {
    topics: { hello: (ctx) => hello(ctx, signedDevice(ctx)) },
    outbox: async (ctx) => (await leaseCommands(ctx, signedDevice(ctx))).map((payload) => ({ payload })),
  },
} satisfies Domain
