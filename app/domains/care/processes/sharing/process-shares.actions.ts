import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { holdProcess, noProcess } from '../processes/find-process.queries.ts'
import { compartmentOf } from '../processes/process.kinds.ts'
import type { ProcessShareInput, ProcessShareRef } from '../processes/processes.schemas.ts'
import { process_shares } from '../processes/processes.table.ts'
import { endCovered } from './end-requests.actions.ts'

/** The client opens a compartment to another profession of the team, until a day or until it is withdrawn. */
export const share = (ctx: Context, { token, until, ...what }: ProcessShareInput): Promise<void> =>
  ctx.transaction(async (tx) => {
    const process = await ownHeld(tx, token)
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: não há mais com quem compartilhar.')
    if (compartmentOf[what.with] === what.compartment)
      throw invalidField('with', 'Esta profissão já lê o que é dela. Escolha outra.')
    if (until && until < dayKey(tx.now()))
      throw invalidField('until', 'Este dia já passou. Escolha outro, ou deixe em branco.')
    await end(tx, process.id, what)
    await tx.db.insert(process_shares).values({
      ...{ ...what, process_id: process.id, created_at: tx.now() },
      until: until ? new Date(fromSaoPauloTime(`${until}T00:00`).getTime() + DAY) : null,
    })
    await endCovered(tx, process, what)
  })

/** Takes it back at once, open pages included: every read asks anew. */
export const withdrawShare = (ctx: Context, { token, ...what }: ProcessShareRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const process = await ownHeld(tx, token)
    await end(tx, process.id, what)
  })

async function ownHeld(tx: Context, token: string) {
  const { process, access } = await holdProcess(tx, token)
  if (access.role !== 'client') throw noProcess()
  return process
}

const end = (tx: Context, process_id: number, what: Omit<ProcessShareRef, 'token'>) =>
  tx.db
    .update(process_shares)
    .set({ withdrawn_at: tx.now() })
    .where(
      and(
        eq(process_shares.process_id, process_id),
        eq(process_shares.compartment, what.compartment),
        eq(process_shares.with, what.with),
        isNull(process_shares.withdrawn_at),
      ),
    )
