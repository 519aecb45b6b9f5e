import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

export const PURGE_CHANNEL = 'cache_purge'

/** A NOTIFY payload holds 8,000 bytes. */
const MAX_TAGS = 200

/** Purges the cached visitors' pages with these tags: in this process right after commit, in others by NOTIFY. */
export async function purge(tx: Context, ...tags: string[]) {
  for (let at = 0; at < tags.length; at += MAX_TAGS)
    await tx.db.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${JSON.stringify(tags.slice(at, at + MAX_TAGS))})`)
  tx.afterCommit(() => tx.env.cache.purge(tags))
}
