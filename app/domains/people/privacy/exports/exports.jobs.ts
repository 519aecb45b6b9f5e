import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { DAY } from '#shared/durations.ts'
import { EXPORTS, placeOfExport } from './export-place.model.ts'
import { ExportReadyMail } from './exports.emails.tsx'
import { kindOf } from './exports.registry.ts'
import { type DataExportRow, data_exports } from './exports.table.ts'
import type { ReportProgress } from './own-data.export.ts'
import { personOf } from './person.queries.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'privacy.export': { export_id: number }
    'privacy.sweep_exports': Record<string, never>
  }
}

const MOST_ATTEMPTS = 5
const underWay = inArray(data_exports.status, ['waiting', 'running'])

export const exportsJobs = {
  /** Restarts when a worker was killed: its partial file is overwritten. */
  'privacy.export': async (ctx: Context, { export_id }: { export_id: number }) => {
    const requested = await claim(ctx, export_id)
    if (!requested) return
    try {
      const bytes = await kindOf(requested).write(ctx, requested, progressReporter(ctx, requested))
      await finish(ctx, requested, bytes)
    } catch (error) {
      await noteFailure(ctx, requested, error)
      if (requested.attempts < MOST_ATTEMPTS) throw error
    }
  },
  'privacy.sweep_exports': async (ctx: Context) => {
    await expireOld(ctx)
    await failStuck(ctx)
    await deleteUnreferenced(ctx)
  },
} satisfies JobHandlers

async function claim({ db }: Context, id: number): Promise<DataExportRow | undefined> {
  const [requested] = await db
    .update(data_exports)
    .set({ status: 'running', attempts: sql`${data_exports.attempts} + 1` })
    .where(and(eq(data_exports.id, id), underWay))
    .returning()
  return requested
}

/** Progress callback that writes at most once per percent. */
function progressReporter({ db }: Context, { id }: DataExportRow): ReportProgress {
  let reported = -1
  return async (share, step) => {
    const percent = Math.min(99, Math.floor(share * 100))
    if (percent === reported) return
    reported = percent
    await db.update(data_exports).set({ percent, step }).where(eq(data_exports.id, id))
  }
}

/** Marks as ready and mails in one transaction; if the row was erased meanwhile, the file is deleted. */
async function finish(ctx: Context, requested: DataExportRow, bytes: number) {
  const { id, uuid } = requested
  const finished_at = ctx.now()
  const expires_at = new Date(finished_at.getTime() + 7 * DAY)
  const kept = await ctx.transaction(async (tx) => {
    const [ready] = await tx.db
      .update(data_exports)
      .set({ status: 'ready', percent: 100, step: 'Pronta', error: null, bytes, finished_at, expires_at })
      .where(and(eq(data_exports.id, id), eq(data_exports.status, 'running')))
      .returning({ user_id: data_exports.user_id })
    if (!ready) return false
    const { email, nickname } = await personOf(tx, ready.user_id)
    const { thing, path } = kindOf(requested).mail(requested)
    const body = createElement(ExportReadyMail, { site: tx.env.site, nickname, expires_at, thing, path })
    await sendMail(tx, { to: email, subject: thing, body })
    return true
  })
  if (!kept) await ctx.env.storage.remove(placeOfExport(uuid))
}

async function noteFailure({ db }: Context, { id, attempts }: DataExportRow, error: unknown) {
  const over = attempts >= MOST_ATTEMPTS
  const step = over ? 'Não deu certo' : 'Algo deu errado. Tentando de novo'
  const status = over ? ('failed' as const) : ('waiting' as const)
  await db
    .update(data_exports)
    .set({ status, step, percent: 0, error: String(error).slice(0, 500) })
    .where(and(eq(data_exports.id, id), underWay))
}

async function expireOld({ db, env, now }: Context) {
  const over = await db
    .update(data_exports)
    .set({ status: 'expired' })
    .where(and(eq(data_exports.status, 'ready'), lt(data_exports.expires_at, now())))
    .returning({ uuid: data_exports.uuid })
  for (const { uuid } of over) await env.storage.remove(placeOfExport(uuid))
}

/** Marks exports without a result after a day as failed, so that the user can request another. */
async function failStuck({ db, now }: Context) {
  await db
    .update(data_exports)
    .set({ status: 'failed', step: 'Não deu certo' })
    .where(and(underWay, lt(data_exports.requested_at, new Date(now().getTime() - DAY))))
}

/** Deletes unreferenced files: partial files of killed workers, copies of erased accounts, expired ones. */
async function deleteUnreferenced({ db, env, now }: Context) {
  const old = (await env.storage.list(EXPORTS)).filter(({ changed_at }) => changed_at.getTime() < now().getTime() - DAY)
  if (!old.length) return
  const known = await db
    .select({ uuid: data_exports.uuid })
    .from(data_exports)
    .where(inArray(data_exports.status, ['waiting', 'running', 'ready']))
  const names = new Set(known.map(({ uuid }) => uuid))
  for (const { name } of old) if (!names.has(name)) await env.storage.remove(`${EXPORTS}/${name}`)
}
