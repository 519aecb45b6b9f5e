import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listPlants } from '#domains/garden/garden/plants/plants.queries.ts'
import { pageCache } from '#platform/cache/page-cache.ts'
import { createContext } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'

export type Statement = { text: string; values: unknown[] }

/** The SQL queries of a visitor's plant list, captured while it runs once on that database. */
export async function plantListStatements(url: string): Promise<Statement[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const captured: Statement[] = []
  const db = drizzle(pool, { logger: { logQuery: (text, values) => void captured.push({ text, values }) } })
  // A visitor's list uses the environment only for photo URLs.
  const env = { keys: {}, site: { url: '' }, cache: pageCache() } as unknown as Environment
  await listPlants(createContext({ db, env }), {
    page: 1,
    per_page: 20,
    archived: false,
    private: false,
    order_by: 'created_at',
  })
  await pool.end()
  return captured
}
