import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { holdPhotos } from '#platform/files/attach-photos.ts'

/** Photos of cases decided half a year ago go back to the sweep, unless another case still has them (cron). */
export const releasePhotos = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const { rows } = await tx.db.execute<{ id: number }>(sql`
      with released as (
        delete from moderation_case_photos p using moderation_cases c
        where c.id = p.case_id and c.decided_at < ${tx.now().toISOString()}::timestamptz - interval '180 days'
        returning p.case_id, p.file_id)
      select distinct r.file_id as id from released r
      where not exists (select from moderation_case_photos k where k.file_id = r.file_id
        and not exists (select from released s where s.case_id = k.case_id and s.file_id = k.file_id))`)
    await holdPhotos(
      tx,
      rows.map(({ id }) => id),
      false,
    )
  })
