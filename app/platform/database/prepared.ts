import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

const statements = new WeakMap<Db, Map<string, unknown>>()

/**
 * The statement of that name, built once per handle and parsed once per connection; `given` marks its values.
 * Kept by handle, so that what the pool prepared never runs outside an open transaction. A name stands for one text.
 */
export function prepared<T>(db: Db, name: string, build: () => { prepare(name: string): T }): T {
  const kept = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, kept)
  const statement = kept.get(name) ?? build().prepare(name)
  kept.set(name, statement)
  return statement as T
}

/** A value that a prepared statement is given when it runs. */
export const given = (name: string) => sql.placeholder(name)
