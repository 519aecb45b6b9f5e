import { and, asc, eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sealText } from '#platform/seal.ts'
import { process_statuses } from '../statuses/process-statuses.table.ts'
import { holdProcess, noProcess } from './find-process.queries.ts'
import { processPlace } from './processes.queries.ts'
import type { ProcessRef } from './processes.schemas.ts'
import { process_history, processes } from './processes.table.ts'
import { tellOfProcess } from './tell-of-process.actions.ts'

/** The client gives their process up: it ends in the first status that closes, the history says by whom, the team is told. */
export const giveUp = (ctx: Context, { token }: ProcessRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    if (access.role !== 'client') throw noProcess()
    if (process.closed_at) return
    const [end] = await tx.db
      .select({ id: process_statuses.id })
      .from(process_statuses)
      .where(and(process_statuses.active, process_statuses.closes))
      .orderBy(asc(process_statuses.order), asc(process_statuses.id))
      .limit(1)
      .for('share')
    if (!end) throw new AppError('conflict', 'Ainda não dá para encerrar por aqui. Peça à equipe, na conversa.')
    const at = tx.now()
    await tx.db
      .update(processes)
      .set({ status_id: end.id, status_since: at, due_on: null, closed_at: at })
      .where(eq(processes.id, process.id))
    await tx.db.insert(process_history).values({
      ...{ process_id: process.id, status_id: end.id, by: signedIn(tx).id, at },
      sealed_reason: sealText(tx.env.keys, processPlace(process.id), 'O cliente desistiu do processo.'),
    })
    await audit(tx, { action: 'process.given_up', subject: `process:${process.id}` })
    await tellOfProcess(tx, process, { client: '', team: 'terminou', what: `given_up:${at.getTime()}` })
  })
