import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Payload of each job, by name. Each domain adds its own by declaration merging beside its handler. */
export interface Jobs {
  'mail.deliver': { mail_id: number }
  'files.make_avif': { file_id: number }
  'files.erase': { storage_key: string }
  'files.sweep': Record<string, never>
  'live.sweep': Record<string, never>
  'rate_limits.sweep': Record<string, never>
  'sent_keys.sweep': Record<string, never>
}
export type JobName = keyof Jobs & string
export type JobHandler<J extends JobName> = (ctx: Context, payload: Jobs[J]) => Promise<void>
export type JobHandlers = { [J in JobName]?: JobHandler<J> }

/** A cron entry: five fields (UTC), and the job to run. */
export type CronLine = { match: string; job: JobName }

/** The priority of what nobody waits for: many of them keep no mail and no copy waiting. */
export const LATER = 10

/**
 * Enqueues a job in the caller's transaction: it exists exactly when the write does. With a `job_key`, a pending job of
 * the same key is replaced.
 */
export async function addJob<J extends JobName>(
  tx: Context,
  name: J,
  payload: Jobs[J],
  options: { job_key?: string; run_at?: Date; max_attempts?: number; priority?: number } = {},
) {
  const { job_key = null, run_at = null, max_attempts = null, priority = null } = options
  await tx.db.execute(sql`select graphile_worker.add_job(
    ${name}::text, ${JSON.stringify(payload)}::json, run_at => ${run_at?.toISOString() ?? null}::timestamptz,
    job_key => ${job_key}::text, max_attempts => ${max_attempts}::int,
    priority => ${priority}::int)`)
}
