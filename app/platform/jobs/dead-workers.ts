import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '#platform/log/log.ts'

/** First key of the advisory locks that mark a worker as alive; the second is a hash of its name. */
const ALIVE = 730_017
const SWEEP_MS = 5000

/** Unlocks the jobs of dead workers: by itself graphile-worker waits four hours for them to return. */
const unlockDead = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null and locked_at < now() - interval '3 seconds' and not exists (
      select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
        and classid = ${ALIVE} and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)))`

/**
 * A worker holds an advisory lock as long as its connection lives; jobs locked by workers without one are released.
 * Pass `events` to the runner: it announces the worker's name, under which its jobs are locked.
 */
export function releaseJobsOfDeadWorkers(pool: Pool) {
  const events: WorkerEvents = new EventEmitter()
  const closing = new AbortController()
  let watching = Promise.resolve()
  events.once('pool:create', ({ workerPool }) => {
    watching = keepWatch(pool, workerPool.id, closing.signal)
  })
  const close = () => {
    closing.abort()
    return watching
  }
  return { events, close }
}

async function keepWatch(pool: Pool, name: string, signal: AbortSignal) {
  while (!signal.aborted) {
    await watch(pool, name, signal).catch((error: Error) =>
      log.warn({ error: error.message }, 'a vigia dos processos de tarefas caiu'),
    )
    await pause(1000, signal)
  }
}

async function watch(pool: Pool, name: string, signal: AbortSignal) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, name])
    while (!signal.aborted) {
      await client.query(unlockDead)
      await pause(SWEEP_MS, signal)
    }
  } finally {
    // Closed, not returned to the pool: the lock ends with the connection.
    client.release(true)
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined)
