import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { log } from '#platform/log/log.ts'
import { connected } from './connected.ts'
import { SplitPool } from './split-pool.ts'

/** A connection pool or an open transaction: queries read the same on both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = { db: Db; pool: pg.Pool; url: string; close(): Promise<void> }

/** Minimum of transaction connections per thread, when there are several. */
const MIN_TRANSACTIONS = 5

/** `wait_ms`: a query that finds no connection free for so long is refused; 0: never. */
type Size = { transactions?: number; threads?: number; wait_ms?: number }

/**
 * Opens a pool of at most `transactions` transaction connections, plus some for reads outside transactions, both
 * divided by the number of web `threads`. Connects at the first query.
 */
export function openDatabase(url: string, { transactions = 20, threads = 1, wait_ms = 10_000 }: Size = {}): Database {
  const max = threads === 1 ? transactions : Math.max(MIN_TRANSACTIONS, Math.ceil(transactions / threads))
  const pool = new SplitPool({ connectionString: url, max, threads, connectionTimeoutMillis: wait_ms })
  // A broken connection (server restarted) must not end the process; the pool replaces it.
  const broken = (error: Error) => log.warn({ error: error.message }, 'uma conexão com o banco caiu')
  pool.on('error', broken)
  pool.on('connect', (client) => client.on('error', broken))
  return { db: connected(pool), pool, url, close: () => pool.end() }
}
