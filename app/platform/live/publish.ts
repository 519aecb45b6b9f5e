import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { live_events } from './live.table.ts'

export const LIVE_CHANNEL = 'live'

/**
 * Publishes an event on a channel ('plant:12'), delivered on commit. Publishers of one channel are serialised by an
 * advisory lock, so that ids grow in commit order and a listener that has seen an id has missed none below it.
 */
export async function publish(tx: Context, channel: string, data: Record<string, unknown>) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`live:${channel}`}, 0))`)
  await tx.db.insert(live_events).values({ channel, data })
  await tx.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${channel})`)
}
