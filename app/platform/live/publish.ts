import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { live_events } from './live.table.ts'

export const LIVE_CHANNEL = 'live'

/**
 * Says something on a channel ('plant:12'); heard when the transaction commits. One speaker of a channel at a time,
 * so that ids grow in the order of commits and a listener that knows the last id has missed nothing below it.
 */
export async function publish(tx: Context, channel: string, data: Record<string, unknown>) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`live:${channel}`}, 0))`)
  await tx.db.insert(live_events).values({ channel, data })
  await tx.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${channel})`)
}
