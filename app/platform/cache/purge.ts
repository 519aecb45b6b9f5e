import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

export const PURGE_CHANNEL = 'cache_purge'

/** A notification holds 8,000 bytes. */
const AT_ONCE = 200

/** Throws away the visitors' pages that show these things: here right after commit, elsewhere by NOTIFY. */
export async function purge(tx: Context, ...tags: string[]) {
  for (let at = 0; at < tags.length; at += AT_ONCE)
    await tx.db.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${JSON.stringify(tags.slice(at, at + AT_ONCE))})`)
  tx.afterCommit(() => tx.env.cache.purge(tags))
}
