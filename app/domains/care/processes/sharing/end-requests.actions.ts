import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { processUrl } from '../processes/process-address.model.ts'
import type { ProcessShareRef } from '../processes/processes.schemas.ts'
import type { Process } from '../processes/processes.table.ts'
import type { ShareOutcome } from './share-request.kinds.ts'
import { process_share_requests } from './share-requests.table.ts'

/** A share covers what its profession asked for. */
export const endCovered = (tx: Context, process: Process, what: Omit<ProcessShareRef, 'token'>) =>
  endAnswered(
    ...([tx, process, 'aberto'] as const),
    and(eq(process_share_requests.compartment, what.compartment), eq(process_share_requests.with, what.with)),
  )

/** Ends what waits, behind the process's lock; who asked is told that there is an answer, never which. */
export async function endAnswered(tx: Context, process: Process, outcome: ShareOutcome, which: SQL | undefined) {
  const ended = await end(tx, process.id, outcome, which)
  for (const { id, asked_by } of ended.sort((a, b) => a.asked_by - b.asked_by))
    await notify(tx, {
      ...{ user_id: asked_by, kind: 'process', url: processUrl(process.token) },
      title: `Processo ${process.id}: o seu pedido foi respondido`,
      key: `process:${process.id}:access:${id}`,
    })
}

/** Who leaves the team asks for nothing any more; nobody is told. */
export const withdrawRequestsOf = (tx: Context, process_id: number, user_ids: number[]) =>
  end(tx, process_id, 'retirado', inArray(process_share_requests.asked_by, user_ids))

const end = (tx: Context, process_id: number, outcome: ShareOutcome, which: SQL | undefined) =>
  tx.db
    .update(process_share_requests)
    .set({ outcome, ended_at: tx.now() })
    .where(and(eq(process_share_requests.process_id, process_id), isNull(process_share_requests.ended_at), which))
    .returning({ id: process_share_requests.id, asked_by: process_share_requests.asked_by })
