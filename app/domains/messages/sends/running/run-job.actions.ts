import type { Context } from '#platform/context.ts'
import { addJob, LATER } from '#platform/jobs/jobs.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Sends what is due of a send, for a while; then it asks for itself again. */
    'sends.run': { send_id: number }
  }
}

/** One job waits for each send and minute, however often it is asked for. */
export const addRunJob = (tx: Context, send_id: number, run_at: Date = tx.now()) =>
  addJob(
    tx,
    'sends.run',
    { send_id },
    { run_at, priority: LATER, job_key: `send:${send_id}:${run_at.toISOString().slice(0, 16)}` },
  )
