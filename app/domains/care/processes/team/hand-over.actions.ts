import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { plural } from '#shared/numbers.ts'
import { processUrl } from '../processes/process-address.model.ts'
import { process_members, processes } from '../processes/processes.table.ts'
import { activeProfessionals } from '../professionals/care-professionals.queries.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'
import { withdrawRequestsOf } from '../sharing/end-requests.actions.ts'
import { leaverOf, seatsOf } from './hand-over.queries.ts'
import type { HandedOver, HandOver } from './hand-over.schemas.ts'

/**
 * Gives all seats of one professional to another: who leaves reads none of them from that instant on, those of closed
 * processes too, to which nobody comes any more. A process in which the other has a seat already, or is the client,
 * stays, and is named. Each client is told.
 */
export const handOver = (ctx: Context, { id, to_id }: HandOver): Promise<HandedOver> =>
  ctx.transaction(async (tx) => {
    const leaver = await leaverOf(tx, id)
    const held = await holdAll(tx, await processesOf(tx, leaver))
    const to = await takerOf(tx, leaver, to_id)
    // Read behind the locks: a seat that was given to somebody else meanwhile is no longer theirs to pass on.
    const seats = (await seatsOf(tx, leaver)).filter(({ process_id }) => held.has(process_id))
    const already = await seatedIn(tx, to.id, [...held.keys()])
    const isOpen = (process_id: number) => !held.get(process_id)?.closed_at
    const stays = (process_id: number) => already.has(process_id) || held.get(process_id)?.client_id === to.id
    const leaving = seats.filter(({ process_id }) => !isOpen(process_id) || !stays(process_id))
    const passing = leaving.filter(({ process_id }) => isOpen(process_id))
    for (const { process_id, seat } of leaving) {
      await tx.db
        .update(process_members)
        .set({ left_at: tx.now() })
        .where(and(eq(process_members.process_id, process_id), eq(process_members.seat, seat), stillIn))
      await withdrawRequestsOf(tx, process_id, [leaver.id])
      const after = isOpen(process_id) ? to.id : null
      if (after) await tx.db.insert(process_members).values({ process_id, user_id: after, seat, since: tx.now() })
      await audit(tx, {
        ...{ action: 'process.distributed', subject: `process:${process_id}` },
        ...{ before: { [seat]: leaver.id }, after: { [seat]: after } },
      })
    }
    for (const { process_id } of passing) await tellClient(tx, held.get(process_id))
    const [first] = passing
    if (first)
      await notify(tx, {
        ...{ user_id: to.id, kind: 'process', key: `process:passed:${leaver.id}:${tx.now().getTime()}` },
        title:
          passing.length === 1
            ? `Processo ${first.process_id} chegou para você`
            : `${plural(passing.length, 'processo chegou', 'processos chegaram')} para você`,
        url: passing.length === 1 ? processUrl(held.get(first.process_id)?.token ?? '') : '/comunidade-360',
      })
    const left = seats.flatMap(({ process_id }) => (isOpen(process_id) && stays(process_id) ? [process_id] : []))
    return { passed: passing.length, ended: leaving.length - passing.length, left, to: to.nickname }
  })

const stillIn = isNull(process_members.left_at)

const processesOf = async (tx: Context, leaver: Parameters<typeof seatsOf>[1]) =>
  (await seatsOf(tx, leaver)).map(({ process_id }) => process_id)

/** What the client opened to a profession another person reads from now on. */
async function tellClient(tx: Context, process: { id: number; token: string; client_id: number } | undefined) {
  if (!process) return
  await notify(tx, {
    ...{ user_id: process.client_id, kind: 'process', title: 'A equipe do seu processo mudou' },
    text: 'O que você abriu para essa profissão agora é lido por outra pessoa. Confira em Compartilhar.',
    ...{ url: processUrl(process.token), key: `process:${process.id}:team:${tx.now().getTime()}` },
  })
}

/** Locks the processes, always in order of id. */
async function holdAll(tx: Context, ids: number[]) {
  const rows = ids.length
    ? await tx.db
        .select({
          ...{ id: processes.id, token: processes.token },
          ...{ client_id: processes.client_id, closed_at: processes.closed_at },
        })
        .from(processes)
        .where(inArray(processes.id, ids))
        .orderBy(asc(processes.id))
        .for('update')
    : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who takes them stays in the list until the commit. */
async function takerOf(tx: Context, leaver: { id: number; profession: string }, to_id: number) {
  await tx.db
    .select({ id: care_professionals.id })
    .from(care_professionals)
    .where(eq(care_professionals.user_id, to_id))
    .for('share')
  const to = (await activeProfessionals(tx)).find((one) => one.id === to_id && one.profession === leaver.profession)
  if (!to || to.id === leaver.id)
    throw invalidField('to_id', 'Esta pessoa não recebe processos desta profissão agora. Escolha outra.')
  return to
}

async function seatedIn({ db }: Context, user_id: number, ids: number[]) {
  const rows = ids.length
    ? await db
        .select({ process_id: process_members.process_id })
        .from(process_members)
        .where(and(eq(process_members.user_id, user_id), inArray(process_members.process_id, ids), stillIn))
    : []
  return new Set(rows.map(({ process_id }) => process_id))
}
