import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listPlants } from '#domains/garden/plants/plants.queries.ts'
import { pageCache } from '#platform/cache/page-cache.ts'
import { createContext } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'

export type Statement = { text: string; values: unknown[] }

/** The very statements of the plant list as a visitor asks for it, heard while it runs once on that database. */
export async function plantListStatements(url: string): Promise<Statement[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const heard: Statement[] = []
  const db = drizzle(pool, { logger: { logQuery: (text, values) => void heard.push({ text, values }) } })
  // A visitor's list reads nothing of the environment but how photos are addressed.
  const env = { keys: {}, site: { url: '' }, cache: pageCache() } as unknown as Environment
  await listPlants(createContext({ db, env }), {
    page: 1,
    per_page: 20,
    archived: false,
    private: false,
    order_by: 'created_at',
  })
  await pool.end()
  return heard
}
