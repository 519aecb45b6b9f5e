import { and, eq, gt } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { findProcess, holdProcess, noProcess } from '../processes/find-process.queries.ts'
import type { Compartment } from '../processes/process.kinds.ts'
import { processUrl } from '../processes/process-address.model.ts'
import { professionOfViewer } from '../processes/processes.policy.ts'
import type { ProcessShareAnswer, ProcessShareAsk } from '../processes/processes.schemas.ts'
import { endAnswered } from './end-requests.actions.ts'
import { share } from './process-shares.actions.ts'
import { askable, requestsOf, requestsPlace } from './share-requests.queries.ts'
import { process_share_requests } from './share-requests.table.ts'

const perDay: Limit = {
  ...{ name: 'process-access', points: 20, seconds: 86_400 },
  sentence: 'São muitos pedidos de acesso em um dia. Peça de novo amanhã, ou fale com o cliente na conversa.',
}

/** Somebody of the team asks the client to open a compartment to their profession. No other profession hears of it. */
export async function askShare(ctx: Context, { token, compartment, reason, until }: ProcessShareAsk): Promise<void> {
  await findProcess(ctx, token)
  await countAttempt(ctx, perDay, String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { process, access } = found
    const profession = professionOfViewer(tx.viewer)
    if (access.role !== 'professional' || !profession) throw noProcess()
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é pedido.')
    if (access.reads.includes(compartment)) throw invalidField('compartment', 'Você já lê esta parte. Escolha outra.')
    if (!askable(found, await requestsOf(tx, found)).includes(compartment))
      throw invalidField('compartment', 'Você já pediu esta parte, e o cliente ainda não respondeu.')
    await demandNotRefused(tx, process.id, compartment)
    if (until && until < dayKey(tx.now()))
      throw invalidField('until', 'Este dia já passou. Escolha outro, ou deixe em branco.')
    const [row] = await tx.db
      .insert(process_share_requests)
      .values({
        ...{ process_id: process.id, asked_by: signedIn(tx).id, compartment, with: profession, until },
        sealed_reason: sealText(tx.env.keys, requestsPlace(process.id), reason),
        created_at: tx.now(),
      })
      .returning({ id: process_share_requests.id })
    await audit(tx, { action: 'process.access_asked', subject: `process:${process.id}`, after: { compartment } })
    await notify(tx, {
      ...{ user_id: process.client_id, kind: 'process', title: 'Há um pedido esperando por você no seu processo' },
      ...{ url: processUrl(token), key: `process:${process.id}:access_asked:${row?.id}` },
    })
  })
}

const PAUSE_DAYS = 7

/** Who was told no asks the client again after some days, not at once. */
async function demandNotRefused(tx: Context, process_id: number, compartment: Compartment) {
  const t = process_share_requests
  const since = new Date(tx.now().getTime() - PAUSE_DAYS * DAY)
  const refused = await tx.db.$count(
    process_share_requests,
    and(
      ...[eq(t.process_id, process_id), eq(t.compartment, compartment), eq(t.asked_by, signedIn(tx).id)],
      ...[eq(t.outcome, 'recusado'), gt(t.ended_at, since)],
    ),
  )
  if (refused)
    throw invalidField(
      'compartment',
      'O cliente disse que não há poucos dias. Fale com ele na conversa antes de pedir de novo.',
    )
}

/** The client's yes, which opens it to the profession until a day, or their no. */
export const answerShare = (ctx: Context, { token, id, answer, until }: ProcessShareAnswer): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    if (found.access.role !== 'client') throw noProcess()
    const request = (await requestsOf(tx, found)).find((one) => one.id === id)
    if (!request) throw noProcess()
    if (!request.waits) throw new AppError('conflict', 'Este pedido não espera mais por você.')
    if (answer === 'sim')
      await share(tx, {
        token,
        compartment: request.compartment,
        with: request.with,
        until: until ?? request.until ?? undefined,
      })
    else await endAnswered(tx, found.process, 'recusado', eq(process_share_requests.id, id))
  })
