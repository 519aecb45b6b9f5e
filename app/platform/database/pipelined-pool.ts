import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import pg from 'pg'

type Batch = { client: Promise<pg.PoolClient>; open: number }
type QueryArgs = [config: pg.QueryConfig, values?: unknown[]]

/**
 * Connections for reads outside transactions. More than the cores can serve compete for CPU with each other and with
 * rendering: each has plans and caches of its own to keep warm.
 */
const READ_CONNECTIONS = 2 * availableParallelism() + 1

/** A plain select waits for no lock. */
const isRead = /^\s*select\b/i

/**
 * A connection pool that pipelines reads: the queries issued in one tick of the event loop (by a page's loaders, and by
 * concurrent requests) share one connection and one socket write, and are answered in order, each in an implicit
 * transaction of its own. A tick costs one round trip instead of one per query. Whatever may wait for a lock,
 * transactions and single writes, uses `max` connections of its own.
 */
export class PipelinedPool extends pg.Pool {
  #batch?: Batch
  readonly #readPool: pg.Pool

  constructor({ threads = 1, ...options }: pg.PoolConfig & { max: number; threads?: number }) {
    super({ ...options, pipeline: true })
    this.#readPool = new pg.Pool({
      ...options,
      pipeline: true,
      max: Math.min(options.max, Math.ceil(READ_CONNECTIONS / threads)),
      // A connection closed when idle would lose its prepared plans.
      idleTimeoutMillis: 0,
    })
    for (const event of ['connect', 'error'] as const)
      this.#readPool.on(event, (...args: unknown[]) => void this.emit(event, ...args))
    // Callers pass a query config and await a promise; pg's overloads for callbacks and cursors are not supported.
    const onTransactionPool = super.query.bind(this) as (...args: QueryArgs) => Promise<pg.QueryResult>
    this.query = ((...args: QueryArgs) =>
      isRead.test(args[0].text) ? this.#pipelined(args) : onTransactionPool(...args)) as typeof this.query
    const endTransactions = super.end.bind(this)
    this.end = (async () => void (await Promise.all([endTransactions(), this.#readPool.end()]))) as typeof this.end
  }

  async #pipelined(args: QueryArgs) {
    const batch = this.#currentBatch()
    batch.open += 1
    const client = await batch.client
    try {
      return await corkedWrite(client, () => client.query(...args))
    } finally {
      batch.open -= 1
      if (batch.open === 0) client.release()
    }
  }

  /** Open until all I/O events of this tick have been handled. */
  #currentBatch(): Batch {
    if (this.#batch) return this.#batch
    const batch = { client: this.#readPool.connect(), open: 0 }
    this.#batch = batch
    setImmediate(() => {
      this.#batch = undefined
    })
    return batch
  }
}

const corked = new WeakSet<Socket>()

/** Buffers the connection's writes until the end of the tick. */
function corkedWrite<T>(client: pg.PoolClient, write: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (!corked.has(stream)) {
    corked.add(stream)
    stream.cork()
    setImmediate(() => {
      corked.delete(stream)
      stream.uncork()
    })
  }
  return write()
}
