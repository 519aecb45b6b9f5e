import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { formatDayTime } from '#shared/dates.ts'
import { againAt, findLatest, isUnderWay, latestExport } from './exports.queries.ts'
import type { LatestExport } from './exports.schemas.ts'
import { data_exports } from './exports.table.ts'

/** Asks for a copy of everything. One at a time (asked twice is the same one), one a day. */
export const requestExport = (ctx: Context): Promise<LatestExport> =>
  ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const latest = await findLatest(tx, user_id)
    if (latest && isUnderWay(latest)) return latestExport(tx)
    const wait = againAt(tx, latest)
    if (wait) throw tooSoon(tx, wait)
    const row = { uuid: randomUUID(), user_id, requested_at: tx.now(), step: 'Na fila' }
    const [asked] = await tx.db.insert(data_exports).values(row).returning({ id: data_exports.id })
    if (!asked) throw new Error('insert returned no row')
    await addJob(tx, 'privacy.export', { export_id: asked.id }, { job_key: `export:${asked.id}`, max_attempts: 8 })
    return latestExport(tx)
  })

function tooSoon({ now }: Context, wait: Date) {
  const sentence = `Você já pediu uma cópia hoje. Dá para pedir outra a partir de ${formatDayTime(wait, now())}.`
  return new AppError('too_many', sentence, { retry_after: Math.ceil((wait.getTime() - now().getTime()) / 1000) })
}
