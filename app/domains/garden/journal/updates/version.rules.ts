import { count, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { update_versions } from './updates.table.ts'

/** Optimistic lock: throws 409 when it was corrected since the client read it. */
export async function refuseStale(tx: Context, update_id: number, seen: number | undefined) {
  if (seen === undefined) return
  const [row] = await tx.db
    .select({ versions: count() })
    .from(update_versions)
    .where(eq(update_versions.update_id, update_id))
  if (row?.versions !== seen)
    throw new AppError('conflict', 'Esta atualização mudou enquanto você editava. Abra de novo e confira.')
}
