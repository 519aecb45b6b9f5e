import pg from 'pg'
import { query, until } from '../site.ts'

/** Keeps everybody from writing into a table, until released. */
export async function hold(databaseUrl: string, table: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in share row exclusive mode`)
  return {
    /** Somebody stands before it: what comes before in their transaction was done, what comes after was not. */
    blocks: () =>
      until(`somebody waits for ${table}`, async () => {
        const rows = await query(
          databaseUrl,
          `select 1 from pg_locks where not granted and relation = '${table}'::regclass`,
        )
        return rows.length > 0
      }),
    /** The database may have died with the server: then nothing is held either. */
    release: () => client.end(),
  }
}
