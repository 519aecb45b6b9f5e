import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ingest_beats } from './ingest-beats.table.ts'
import { DOWN_AFTER_MS, type IngestRole } from './ingest-role.kinds.ts'

/** A process by which readings come in says that it runs; after a pause it counts as up from now on. */
export async function beatIngest({ db, now }: Context, role: IngestRole) {
  const beat_at = now()
  const paused = new Date(beat_at.getTime() - DOWN_AFTER_MS).toISOString()
  await db
    .insert(ingest_beats)
    .values({ role, up_since: beat_at, beat_at })
    .onConflictDoUpdate({
      target: ingest_beats.role,
      set: {
        up_since: sql`case when ${ingest_beats.beat_at} < ${paused} then excluded.up_since else ${ingest_beats.up_since} end`,
        beat_at: sql`greatest(${ingest_beats.beat_at}, excluded.beat_at)`,
      },
    })
}
