import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { endAtStartsLater } from './actuations/end-at-starts.actions.ts'
import { expireCommands, wakeUnanswered } from './commands/end-commands.actions.ts'
import { type CycleEntered, proposeModes } from './proposals/propose-modes.actions.ts'
import { type ReturnDue, returnMode } from './shadow/return-mode.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'control.expire_commands': Record<string, never>
    'control.wake_unanswered': Record<string, never>
    /** Back from a mode that lasts an hour. */
    'control.return_mode': ReturnDue
    /** Asks whether robots shall follow the plants of their space. */
    'control.propose_modes': CycleEntered
    /** Readings came late: what was on before a start was on for longer than was known. */
    'control.end_at_starts': { device_id: number; from: number; to: number }
  }
}

export const controlJobs = {
  'control.expire_commands': async (ctx) => {
    await expireCommands(ctx)
  },
  'control.wake_unanswered': async (ctx) => {
    await wakeUnanswered(ctx)
  },
  'control.return_mode': returnMode,
  'control.propose_modes': proposeModes,
  'control.end_at_starts': endAtStartsLater,
} satisfies JobHandlers

export const controlCron: CronLine[] = [
  { match: '* * * * *', job: 'control.expire_commands' },
  { match: '* * * * *', job: 'control.wake_unanswered' },
]
