import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Money of one order moves one fact after the other: what was given back is counted before more is. */
export const lockOrder = (tx: Context, order_uuid: string) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${order_uuid}`}, 0))`)
