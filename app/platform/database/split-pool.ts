import { availableParallelism } from 'node:os'
import pg from 'pg'

type QueryArgs = [config: pg.QueryConfig, values?: unknown[]]

/**
 * Connections for reads outside transactions. More than the cores can serve compete for CPU with each other and with
 * rendering: each has plans and caches of its own to keep warm.
 */
const READ_CONNECTIONS = 2 * availableParallelism() + 1

/** A plain select waits for no lock. */
const isRead = /^\s*select\b/i

/**
 * Two pools in one: reads outside transactions have a few connections of their own, and go on while every transaction and
 * single write waits for a lock on one of the other `max`.
 */
export class SplitPool extends pg.Pool {
  constructor({ threads = 1, ...options }: pg.PoolConfig & { max: number; threads?: number }) {
    // A transaction may ask several statements at once.
    super({ ...options, pipeline: true })
    // A connection closed when idle would lose its prepared plans.
    const max = Math.min(options.max, Math.ceil(READ_CONNECTIONS / threads))
    const reads = new pg.Pool({ ...options, max, idleTimeoutMillis: 0 })
    for (const event of ['connect', 'error'] as const)
      reads.on(event, (...args: unknown[]) => void this.emit(event, ...args))
    // Callers pass a query config and await a promise; pg's overloads for callbacks and cursors are not supported.
    const [read, write] = [reads, this].map((pool) => pg.Pool.prototype.query.bind(pool)) as [
      typeof this.query,
      typeof this.query,
    ]
    this.query = ((...args: QueryArgs) => (isRead.test(args[0].text) ? read : write)(...args)) as typeof this.query
    const endOthers = super.end.bind(this)
    this.end = (async () => void (await Promise.all([endOthers(), reads.end()]))) as typeof this.end
  }
}
