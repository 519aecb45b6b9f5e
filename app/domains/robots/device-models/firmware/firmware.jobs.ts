import type { JobHandlers } from '#platform/jobs/jobs.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'firmware.erase': { path: string }
  }
}

export const firmwareJobs = {
  /** The binary of a draft that was deleted or replaced. */
  'firmware.erase': (ctx, { path }) => ctx.env.storage.remove(path),
} satisfies JobHandlers
