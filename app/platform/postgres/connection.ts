import pg from 'pg'
import { SUPERUSER } from './superuser.ts'

/**
 * The address of a database behind a socket folder, in the form that pg, libpq and URL all read.
 * The port names the socket file; saying it keeps PGPORT out.
 */
export const socketUrl = (socket: string, database: string) =>
  `postgres://${SUPERUSER}@localhost:5432/${database}?host=${encodeURIComponent(socket)}`

/** True once the server takes connections; it refuses them while it starts or recovers. */
export async function isAccepting(socket: string) {
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres'), connectionTimeoutMillis: 2000 })
  // Ending a connection that the server broke off reports it a second time.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Creates the application's database at the first start. Two at once: the second finds it there. */
export async function ensureDatabase(socket: string, name: string) {
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
