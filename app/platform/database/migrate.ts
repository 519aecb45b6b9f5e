import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import type { Database } from './database.ts'

const LOCK = 730_015

/** Migrates the schema. Concurrent processes are serialised by an advisory lock. */
export async function migrate({ pool }: Database, folder = 'migrations') {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    await db.execute(
      sql`create extension if not exists citext; create extension if not exists unaccent; create extension if not exists pg_trgm`,
    )
    await drizzleMigrate(db, { migrationsFolder: folder })
    await runMigrations({ pgPool: pool })
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
  } finally {
    client.release()
  }
}
