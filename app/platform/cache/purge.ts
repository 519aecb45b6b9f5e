import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

export const PURGE_CHANNEL = 'cache_purge'

/** Throws away the visitors' pages that show these things: here right after commit, elsewhere by NOTIFY. */
export async function purge(tx: Context, ...tags: string[]) {
  await tx.db.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${JSON.stringify(tags)})`)
  tx.afterCommit(() => tx.env.cache.purge(tags))
}
