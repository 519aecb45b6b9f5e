import { asc } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ingest_beats } from './ingest-beats.table.ts'
import { DOWN_AFTER_MS } from './ingest-role.kinds.ts'

/**
 * Since when readings could come in by every way, without a pause; null while one of them is down. Where nothing beats
 * yet, since ever.
 */
export async function ingestUpSince({ db, now }: Context): Promise<Date | null> {
  const rows = await db.select().from(ingest_beats).orderBy(asc(ingest_beats.role))
  if (rows.some(({ beat_at }) => now().getTime() - beat_at.getTime() > DOWN_AFTER_MS)) return null
  return new Date(Math.max(0, ...rows.map(({ up_since }) => up_since.getTime())))
}
