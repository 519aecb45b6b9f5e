import { and, eq, isNull } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { holdProcess } from '../processes/find-process.queries.ts'
import { professionOf, type Seat, seats } from '../processes/process.kinds.ts'
import { processUrl } from '../processes/process-address.model.ts'
import { distributes } from '../processes/processes.policy.ts'
import { seatsOf } from '../processes/processes.queries.ts'
import type { ProcessTeam } from '../processes/processes.schemas.ts'
import { type Process, process_members } from '../processes/processes.table.ts'
import { isActive } from '../professionals/care-professionals.queries.ts'
import { withdrawRequestsOf } from '../sharing/end-requests.actions.ts'
import { fieldOf } from './seat-fields.model.ts'

/** Hands out the seats. Who leaves one loses the process in the same instant; who takes one is told. */
export const setTeam = (ctx: Context, { token, ...edit }: ProcessTeam): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    if (!distributes(access)) throw new AppError('forbidden', 'Quem distribui os processos é o acolhimento.')
    const team = await seatsOf(tx, process.id)
    const before = new Map(team.map(({ seat, id }) => [seat, id]))
    const stands = Object.fromEntries(seats.map((seat) => [fieldOf(seat), before.get(seat) ?? null]))
    const chosen = mergeEdit(edit, stands)
    if (chosen.advogado && chosen.advogado === chosen.advogado_secundario)
      throw invalidField('advogado_secundario', 'Esta pessoa já é a primeira advocacia do processo.')
    for (const seat of seats) demandSeat(process, seat, before.get(seat) ?? null, chosen[fieldOf(seat)])
    for (const seat of seats) await setSeat(tx, process.id, seat, before.get(seat) ?? null, chosen[fieldOf(seat)])
    const stay: (number | null)[] = seats.map((seat) => chosen[fieldOf(seat)])
    await withdrawRequestsOf(tx, process.id, [...before.values()].filter((id) => !stay.includes(id))) // biome-ignore format: one thought
    const named = Object.fromEntries(before)
    await audit(tx, { action: 'process.distributed', subject: `process:${process.id}`, before: named, after: chosen })
    await notify(tx, {
      ...{ user_id: process.client_id, kind: 'process', title: 'A equipe do seu processo mudou' },
      ...{ url: processUrl(process.token), key: `process:${process.id}:team:${tx.now().getTime()}` },
    })
    const joined = seats.filter((seat) => chosen[fieldOf(seat)] && chosen[fieldOf(seat)] !== before.get(seat))
    for (const user_id of [...new Set(joined.map((seat) => chosen[fieldOf(seat)]))].sort(
      (a, b) => Number(a) - Number(b),
    ))
      if (user_id)
        await notify(tx, {
          ...{
            user_id,
            kind: 'process',
            title: `Processo ${process.id} chegou para você`,
            url: processUrl(process.token),
          },
          key: `process:${process.id}:joined:${tx.now().getTime()}`,
        })
  })

/** Nobody comes to a process that is over, nor sits in their own. */
function demandSeat(process: Process, seat: Seat, before: number | null, after: number | null) {
  if (!after || after === before) return
  if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: ninguém mais entra na equipe.')
  if (after === process.client_id)
    throw invalidField(fieldOf(seat), 'Esta pessoa é o cliente deste processo. Escolha outra.')
}

async function setSeat(tx: Context, process_id: number, seat: Seat, before: number | null, after: number | null) {
  if (before === after) return
  if (after && !(await isActive(tx, after, professionOf[seat])))
    throw invalidField(fieldOf(seat), 'Esta pessoa não recebe processos desta profissão agora. Escolha outra.')
  const here = and(eq(process_members.process_id, process_id), eq(process_members.seat, seat))
  if (before)
    await tx.db
      .update(process_members)
      .set({ left_at: tx.now() })
      .where(and(here, isNull(process_members.left_at)))
  if (after) await tx.db.insert(process_members).values({ process_id, user_id: after, seat, since: tx.now() })
}
