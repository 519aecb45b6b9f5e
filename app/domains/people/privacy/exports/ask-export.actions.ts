import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { findLatest, isUnderWay } from './exports.queries.ts'
import { type DataExportRow, data_exports } from './exports.table.ts'

type ExportRequest = { what: string; wanted?: Record<string, unknown> }

/**
 * Requests an export and adds its job in one transaction. One per kind at a time: one in progress is returned instead.
 * `mayAsk` may throw, given the latest export.
 */
export const askExport = (
  ctx: Context,
  { what, wanted = {} }: ExportRequest,
  mayAsk: (tx: Context, latest: DataExportRow | undefined) => void = () => undefined,
): Promise<DataExportRow> =>
  ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const latest = await findLatest(tx, user_id, what)
    if (latest && isUnderWay(latest)) return latest
    mayAsk(tx, latest)
    const row = { uuid: randomUUID(), user_id, what, wanted, requested_at: tx.now(), step: 'Na fila' }
    const [requested] = await tx.db.insert(data_exports).values(row).returning()
    if (!requested) throw new Error('insert returned no row')
    await addJob(
      tx,
      'privacy.export',
      { export_id: requested.id },
      { job_key: `export:${requested.id}`, max_attempts: 8 },
    )
    return requested
  })
