import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { device_actuations } from './device-actuations.table.ts'

type Actuation = typeof device_actuations.$inferInsert

/** Keeps a change. What a state said of it later is the same change, of which it did not know when it was. */
export async function keepActuation(tx: Context, act: Actuation) {
  await tx.db.insert(device_actuations).values(act).onConflictDoNothing()
  const { device_id, channel, at, event_id, level } = act
  const next = tx.db
    .select({ event_id: device_actuations.event_id })
    .from(device_actuations)
    .where(
      and(
        eq(device_actuations.device_id, device_id),
        eq(device_actuations.channel, channel),
        sql`(${device_actuations.at}, ${device_actuations.event_id}) > (${at.toISOString()}::timestamptz, ${event_id}::bigint)`,
      ),
    )
    .orderBy(asc(device_actuations.at), asc(device_actuations.event_id))
    .limit(1)
  await tx.db
    .delete(device_actuations)
    .where(
      and(
        inArray(device_actuations.event_id, next),
        eq(device_actuations.level, level),
        sql`${device_actuations.why} @> '{"from_state": true}'`,
      ),
    )
}
