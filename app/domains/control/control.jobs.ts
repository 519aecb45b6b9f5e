import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { expireCommands, wakeUnanswered } from './commands/end-commands.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'control.expire_commands': Record<string, never>
    'control.wake_unanswered': Record<string, never>
  }
}

export const controlJobs = {
  'control.expire_commands': async (ctx) => {
    await expireCommands(ctx)
  },
  'control.wake_unanswered': async (ctx) => {
    await wakeUnanswered(ctx)
  },
} satisfies JobHandlers

export const controlCron: CronLine[] = [
  { match: '* * * * *', job: 'control.expire_commands' },
  { match: '* * * * *', job: 'control.wake_unanswered' },
]
