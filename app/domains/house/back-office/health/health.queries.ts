import { sql } from 'drizzle-orm'
import { ingest_beats } from '#domains/robots/telemetry/ingest/ingest-beats.table.ts'
import { DOWN_AFTER_MS } from '#domains/robots/telemetry/ingest/ingest-role.kinds.ts'
import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import type { Health } from './health.schemas.ts'

type Told = Omit<Health, 'storage' | 'robots' | 'mail'> & { mail: Omit<Health['mail'], 'configured'> }
/** Moments come as text out of JSON. */
type Row = { told: Told }

/** How each part of the site is: one statement of what the database knows, one of the robots' ways, and the store asked. */
export async function showHealth(ctx: Context): Promise<Health> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const [{ rows }, beats, writes] = await Promise.all([
    ctx.db.execute<Row>(sql`select json_build_object(
      'database', json_build_object('version', split_part(current_setting('server_version'), ' ', 1),
        'bytes', pg_database_size(current_database()),
        'connections', (select count(*) from pg_stat_activity where datname = current_database()),
        'most_connections', current_setting('max_connections')::int),
      'jobs', (select json_build_object('waiting', count(*) filter (where attempts < max_attempts),
          'oldest_due', min(run_at) filter (where attempts < max_attempts and run_at <= ${now} and locked_at is null),
          'failed', coalesce((select json_agg(f order by f.count desc, f.name) from (select task_identifier as name,
            count(*)::int as count, max(updated_at) as last_at from graphile_worker.jobs where attempts >= max_attempts
            group by 1) f), '[]')) from graphile_worker.jobs),
      'mail', (select json_build_object('waiting', count(*) filter (where status = 'waiting'),
          'oldest', min(created_at) filter (where status = 'waiting'), 'failed', count(*) filter (where status = 'failed'))
        from mails where status in ('waiting', 'failed')),
      'backup', (select json_build_object('archiving', current_setting('archive_mode') <> 'off', 'last_at', last_archived_time,
        'last_failed_at', last_failed_time) from pg_stat_archiver)) as told`),
    ctx.db.select().from(ingest_beats).orderBy(ingest_beats.role),
    takesFiles(ctx),
  ])
  const told = rows[0]?.told
  if (!told) throw new Error('the database told nothing of itself')
  const { database, jobs, mail, backup } = told
  return {
    database,
    jobs: {
      waiting: jobs.waiting,
      oldest_due: moment(jobs.oldest_due),
      failed: jobs.failed.map((one) => ({ ...one, last_at: new Date(one.last_at) })),
    },
    mail: { ...mail, oldest: moment(mail.oldest), configured: ctx.env.mail.smtp_url !== undefined },
    storage: { writes },
    robots: beats.map(({ role, beat_at }) => ({
      ...{ role, beat_at },
      up: ctx.now().getTime() - beat_at.getTime() <= DOWN_AFTER_MS,
    })),
    backup: {
      archiving: backup.archiving,
      last_at: moment(backup.last_at),
      last_failed_at: moment(backup.last_failed_at),
    },
  }
}

/** Whether the store takes a file now: asked by writing one. */
async function takesFiles({ env }: Context) {
  try {
    await env.storage.put('probe', Buffer.from('ok'))
    return true
  } catch (error) {
    reportFault(error, 'o armazenamento não gravou', { path: 'probe' })
    return false
  }
}

const moment = (at: Date | string | null) => (at === null ? null : new Date(at))
