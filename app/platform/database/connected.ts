import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres'

type Dialect = { buildSelection(fields: unknown[], options?: { isSingleTable?: boolean }): SQL }

/**
 * Drizzle on a connection, with every column of a selection named with its table. By itself it leaves the table out
 * where there is only one: inside a subquery such a column is silently the subquery's own.
 */
export function connected(client: NodePgClient) {
  const db = drizzle(client)
  const dialect: Dialect = Reflect.get(db, 'dialect')
  const build = dialect.buildSelection.bind(dialect)
  dialect.buildSelection = (fields) => build(fields)
  return db
}
