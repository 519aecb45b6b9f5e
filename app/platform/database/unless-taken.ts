import type { Context } from '#platform/context.ts'
import type { Db } from './database.ts'
import { sqlState } from './sql-state.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Writes what a unique index may refuse, in a savepoint; undefined when it did. The index decides, also against somebody
 * who writes the same in this instant.
 */
export async function unlessTaken<T>(tx: Context, write: (db: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return await tx.db.transaction(write)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined
    throw error
  }
}
