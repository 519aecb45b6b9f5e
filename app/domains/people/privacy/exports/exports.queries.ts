import { and, desc, eq, gt } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import type { LatestExport } from './exports.schemas.ts'
import { type DataExportRow, data_exports } from './exports.table.ts'

export async function findLatest({ db }: Context, user_id: number, what = 'dados'): Promise<DataExportRow | undefined> {
  const [latest] = await db
    .select()
    .from(data_exports)
    .where(and(eq(data_exports.user_id, user_id), eq(data_exports.what, what)))
    .orderBy(desc(data_exports.id))
    .limit(1)
  return latest
}

export const isUnderWay = ({ status }: DataExportRow) => status === 'waiting' || status === 'running'

/** When the next copy may be requested: a day after this one; a failed one does not count. */
export function againAt({ now }: Context, latest: DataExportRow | undefined): Date | null {
  if (!latest || latest.status === 'failed') return null
  const next = new Date(latest.requested_at.getTime() + DAY)
  return next > now() ? next : null
}

/** The viewer's latest copy, in progress or ready. */
export async function latestExport(ctx: Context): Promise<LatestExport> {
  const latest = await findLatest(ctx, signedIn(ctx).id)
  return { latest: latest ?? null, again_at: againAt(ctx, latest) }
}

/** A copy that the viewer may download: their own, ready, and not expired. */
export async function findOpenable({ db, viewer, now }: Context, uuid: string): Promise<DataExportRow | undefined> {
  if (!viewer) return undefined
  const [found] = await db
    .select()
    .from(data_exports)
    .where(
      and(
        eq(data_exports.uuid, uuid),
        eq(data_exports.user_id, viewer.id),
        eq(data_exports.status, 'ready'),
        gt(data_exports.expires_at, now()),
      ),
    )
  return found
}
