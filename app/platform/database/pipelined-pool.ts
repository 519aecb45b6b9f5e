import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import pg from 'pg'

type Turn = { client: Promise<pg.PoolClient>; open: number }
type QueryArgs = [config: pg.QueryConfig, values?: unknown[]]

/**
 * So many statements run at once outside transactions. More connections than the cores can serve take the processor from
 * each other and from the pages: each has its own plans and caches to keep warm.
 */
const AT_ONCE = 2 * availableParallelism() + 1

/** What only reads waits for nobody's lock. */
const reads = /^\s*select\b/i

/**
 * A pool on which what is read in one turn of the event loop (by a page's loaders, and by the pages asked for in the
 * same instant) travels together: on one connection, in one packet, answered in order, each statement a transaction of
 * its own as always. A turn costs one exchange with the server instead of one for each statement. Whatever may wait for
 * a lock, transactions and single writes, has connections of its own: `max` of them.
 */
export class PipelinedPool extends pg.Pool {
  #turn?: Turn
  readonly #turns: pg.Pool

  constructor({ threads = 1, ...options }: pg.PoolConfig & { max: number; threads?: number }) {
    super({ ...options, pipeline: true })
    this.#turns = new pg.Pool({
      ...options,
      pipeline: true,
      max: Math.min(options.max, Math.ceil(AT_ONCE / threads)),
      // A connection that rested would have its plans to make anew.
      idleTimeoutMillis: 0,
    })
    for (const event of ['connect', 'error'] as const)
      this.#turns.on(event, (...what: unknown[]) => void this.emit(event, ...what))
    // Callers give a statement and wait for a promise; pg's overloads for callbacks and cursors have no use here.
    const alone = super.query.bind(this) as (...args: QueryArgs) => Promise<pg.QueryResult>
    this.query = ((...args: QueryArgs) =>
      reads.test(args[0].text) ? this.#ask(args) : alone(...args)) as typeof this.query
    const endTransactions = super.end.bind(this)
    this.end = (async () => void (await Promise.all([endTransactions(), this.#turns.end()]))) as typeof this.end
  }

  async #ask(args: QueryArgs) {
    const turn = this.#thisTurn()
    turn.open += 1
    const client = await turn.client
    try {
      return await inOnePacket(client, () => client.query(...args))
    } finally {
      turn.open -= 1
      if (turn.open === 0) client.release()
    }
  }

  /** Ends when everything that has arrived by now was begun. */
  #thisTurn(): Turn {
    if (this.#turn) return this.#turn
    const turn = { client: this.#turns.connect(), open: 0 }
    this.#turn = turn
    setImmediate(() => {
      this.#turn = undefined
    })
    return turn
  }
}

const corked = new WeakSet<Socket>()

/** Holds the connection's bytes until everything that is ready to be written has been. */
function inOnePacket<T>(client: pg.PoolClient, write: () => T): T {
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
