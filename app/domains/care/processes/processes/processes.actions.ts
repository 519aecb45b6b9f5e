import { and, asc, eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { sealText } from '#platform/seal.ts'
import { dueOn } from '../statuses/due.model.ts'
import { process_statuses } from '../statuses/process-statuses.table.ts'
import { defenceDay } from './defence-day.actions.ts'
import { holdProcess } from './find-process.queries.ts'
import { areaOf } from './processes.policy.ts'
import { movesOf, processPlace } from './processes.queries.ts'
import type { ProcessCreate, ProcessMove } from './processes.schemas.ts'
import { process_history, processes } from './processes.table.ts'
import { tellOfProcess } from './tell-of-process.actions.ts'

const ONE_ALREADY = 'Você já tem um processo em andamento. Ele está na sua área da Comunidade 360.'

/** Opens the viewer's process, at the first status. One under way for each client. */
export const openProcess = (ctx: Context, input: ProcessCreate): Promise<{ token: string }> =>
  ctx.transaction(async (tx) => {
    const { kind, story, idempotency_key } = input
    const viewer = signedIn(tx)
    if (areaOf(viewer) !== 'cliente')
      throw new AppError('conflict', 'Quem trabalha na Comunidade 360 não abre processo por esta conta.')
    const before = idempotency_key && (await openedBefore(tx, viewer.id, idempotency_key))
    if (before) return before
    const [first] = await tx.db
      .select()
      .from(process_statuses)
      .where(and(process_statuses.active, eq(process_statuses.closes, false)))
      .orderBy(asc(process_statuses.order), asc(process_statuses.id))
      .limit(1)
      .for('share')
    if (!first) throw new AppError('conflict', 'A Comunidade 360 ainda não recebe processos. Tente mais tarde.')
    const at = tx.now()
    const set_for = kind === 'defesa' && input.set_for ? defenceDay(tx, input.set_for) : null
    const values = { client_id: viewer.id, kind, set_for, status_id: first.id, idempotency_key }
    const made = await unlessTaken(tx, (db) =>
      db
        .insert(processes)
        .values({ ...values, status_since: at, due_on: dueOn(first, at), created_at: at })
        .returning(),
    )
    const process = made?.[0]
    if (!process) {
      // The same sheet, sent twice at once.
      const same = idempotency_key && (await openedBefore(tx, viewer.id, idempotency_key))
      if (same) return same
      throw new AppError('conflict', ONE_ALREADY)
    }
    await tx.db
      .update(processes)
      .set({ sealed_story: sealText(tx.env.keys, processPlace(process.id), story) })
      .where(eq(processes.id, process.id))
    await tx.db.insert(process_history).values({ process_id: process.id, status_id: first.id, by: viewer.id, at })
    return { token: process.token }
  })

async function openedBefore({ db }: Context, client_id: number, idempotency_key: string) {
  const [row] = await db
    .select({ token: processes.token })
    .from(processes)
    .where(and(eq(processes.client_id, client_id), eq(processes.idempotency_key, idempotency_key)))
  return row
}

/** Moves a process on. Who saw an older status is told, and moves nothing. */
export const moveProcess = (ctx: Context, { token, status_id, from_id, reason, sure }: ProcessMove): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { process } = found
    if (process.status_id === status_id) return
    if (process.status_id !== from_id)
      throw new AppError('conflict', 'O status mudou enquanto você olhava. Confira onde o processo está.')
    const moves = await movesOf(tx, found)
    const to = moves.find(({ id }) => id === status_id)
    if (!moves.length)
      throw new AppError('forbidden', 'Daqui, só a administração ou outra profissão leva o processo adiante.')
    if (!to)
      throw invalidField('status_id', `Daqui o processo pode ir para: ${moves.map(({ name }) => name).join(', ')}.`)
    if (to.final && !reason)
      throw invalidField('reason', `Diga ao cliente por que o processo vai para ${to.name}, e o que fazer agora.`)
    if (to.final) demandSure(sure, `O cliente lê ${to.name} na hora, e isso não se desfaz daqui. É isso mesmo?`)
    const [status] = await tx.db.select().from(process_statuses).where(eq(process_statuses.id, to.id)).for('share')
    const at = tx.now()
    const closed_at = status?.closes ? at : null
    const moved = await unlessTaken(tx, (db) =>
      db
        .update(processes)
        .set({ status_id, status_since: at, due_on: status ? dueOn(status, at) : null, closed_at })
        .where(eq(processes.id, process.id))
        .returning({ id: processes.id }),
    )
    if (!moved) throw new AppError('conflict', 'O cliente já tem outro processo em andamento: este não reabre.')
    const by = signedIn(tx).id
    await tx.db.insert(process_history).values({
      ...{ process_id: process.id, status_id, by, at },
      sealed_reason: sealText(tx.env.keys, processPlace(process.id), reason),
    })
    await audit(tx, {
      action: 'process.moved',
      subject: `process:${process.id}`,
      before: { status_id: from_id },
      after: { status_id },
    })
    await tellOfProcess(tx, process, {
      ...{ client: 'Seu processo andou', team: 'andou', what: `moved:${at.getTime()}` },
    })
  })
