import pg from 'pg'
import { SUPERUSER } from './superuser.ts'

/**
 * Connection URL of a database behind a unix socket, in the form that pg, libpq and URL all parse. The port names the
 * socket file; setting it overrides PGPORT.
 */
export const socketUrl = (socket: string, database: string) =>
  `postgres://${SUPERUSER}@localhost:5432/${database}?host=${encodeURIComponent(socket)}`

/** True once the server accepts connections; it rejects them during startup and recovery. */
export async function isAccepting(socket: string) {
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres'), connectionTimeoutMillis: 2000 })
  // Ending a connection closed by the server emits the error a second time.
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

/** Creates the application's database at the first start. Safe when called concurrently. */
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
