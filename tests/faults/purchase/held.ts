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
    /**
     * Somebody stands before it: what comes before in their transaction was done, what comes after was not. Returns the
     * tables that this one transaction has written.
     */
    blocks: async () => {
      let written: string[] = []
      await until(`somebody waits for ${table}`, async () => {
        const rows = await query<{ written: string[] }>(
          databaseUrl,
          `select array(select distinct relation::regclass::text from pg_locks one
              where one.pid = waiting.pid and granted and mode = 'RowExclusiveLock' order by 1) as written
           from pg_locks waiting where not granted and relation = '${table}'::regclass`,
        )
        written = rows[0]?.written ?? []
        return rows.length > 0
      })
      return written
    },
    /** The database may have died with the server: then nothing is held either. */
    release: () => client.end(),
  }
}
