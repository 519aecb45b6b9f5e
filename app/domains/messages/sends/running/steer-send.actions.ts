import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { afterQuietHours } from '#domains/people/notifications/choices/sending-time.model.ts'
import { addressOfChannel } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { type Opened, sameValue } from '#shared/opened.ts'
import { recipientsOf } from '../audience/audience.queries.ts'
import { bodyOf, findSend, type Material, priceOf, problemOf, reachOf, refusalOf } from '../sends/material.queries.ts'
import { message_recipients, message_sends } from '../sends/message-sends.table.ts'
import { channelsOf } from '../sends/preview.queries.ts'
import type { SendState } from '../sends/send.kinds.ts'
import { formOfSend } from '../sends/send.view.ts'
import { heldByCeiling, showSend } from '../sends/sends.queries.ts'
import { type AgainInput, SendDetail, type SendStart } from '../sends/sends.schemas.ts'
import { ROUND } from './rounds.model.ts'
import { addRunJob } from './run-job.actions.ts'

const trials: Limit = { name: 'message-trial', points: 20, seconds: 3600 }
/** Rows of one insert. */
const CHUNK = 1000

/** Begins a draft: a row each for who is reached now. What stopped goes on where it was. */
export const startSend = (ctx: Context, { id, opened }: SendStart): Promise<SendDetail> =>
  ctx.transaction(async (tx) => {
    const found = await locked(tx, id)
    const { state } = found.send
    if (state === 'running') return showSend(tx, id)
    if (state === 'done') throw new AppError('conflict', 'Este envio já terminou.')
    const problem = refusalOf(found, tx.now())
    if (problem) throw new AppError('conflict', problem)
    if (state === 'draft') {
      if (opened && !isAsShown(opened, SendDetail.parse(await showSend(tx, id))))
        throw new AppError('conflict', 'Este rascunho mudou em outra tela. Confira as palavras e quem recebe.')
      const reached = await writeRecipients(tx, found)
      if (!reached) throw new AppError('conflict', 'Ninguém receberia este envio.')
    }
    await change(tx, found, 'running', {
      ...{ reason: null, paused_until: null, body: bodyOf(found), price: priceOf(found) },
      started_at: found.send.started_at ?? tx.now(),
    })
    await addRunJob(tx, id)
    return showSend(tx, id)
  })

/** Its form as the page had it, whatever else of the send went on. */
const isAsShown = (opened: NonNullable<Opened>, now: SendDetail) =>
  Object.entries(formOfSend(now)).every(([field, value]) => !(field in opened) || sameValue(opened[field], value))

/** Nobody is claimed any more; what is on its way arrives. */
export const stopSend = (ctx: Context, id: number): Promise<SendDetail> =>
  ctx.transaction(async (tx) => {
    const found = await locked(tx, id)
    if (found.send.state === 'running') await change(tx, found, 'stopped', {})
    return showSend(tx, id)
  })

/** What waits of a stopped send never goes; what went stays. */
export const endSend = (ctx: Context, id: number): Promise<SendDetail> =>
  ctx.transaction(async (tx) => {
    const found = await locked(tx, id)
    if (found.send.state !== 'stopped') throw new AppError('conflict', 'Pare o envio antes de encerrar.')
    const { send_id, state } = message_recipients
    await tx.db
      .update(message_recipients)
      .set({ state: 'suppressed', reason: 'ended' })
      .where(and(eq(send_id, id), eq(state, 'queued')))
    await change(tx, found, 'done', { finished_at: tx.now() })
    return showSend(tx, id)
  })

/** Dead letters go again: one of them, or all. What somebody stopped stays so: there they wait until it goes on. */
export const sendAgain = (ctx: Context, { id, recipient_id, unsure }: AgainInput) =>
  ctx.transaction(async (tx) => {
    const found = await locked(tx, id)
    const problem = refusalOf(found, tx.now())
    if (problem) throw new AppError('conflict', problem)
    const states = unsure || recipient_id ? (['failed', 'unsure'] as const) : (['failed'] as const)
    const again = await tx.db
      .update(message_recipients)
      .set({
        ...{ state: 'queued', reason: null, provider_id: null, due_at: tx.now() },
        ...{ attempts: sql`(${message_recipients.attempts} / ${ROUND}::int + 1) * ${ROUND}::int` },
        ...{ sent_at: null, delivered_at: null, read_at: null },
      })
      .where(
        and(
          eq(message_recipients.send_id, id),
          eq(message_recipients.test, false),
          recipient_id ? eq(message_recipients.id, recipient_id) : undefined,
          or(inArray(message_recipients.state, [...states]), heldByCeiling()),
        ),
      )
      .returning({ id: message_recipients.id })
    if (!again.length) throw new AppError('conflict', 'Não há nada para mandar de novo aqui.')
    if (found.send.state === 'done') await change(tx, found, 'running', { finished_at: null, reason: null })
    await audit(tx, {
      ...{ action: 'message_send.resumed', subject: `message_send:${id}` },
      after: { recipient_id, unsure, queued: again.length },
    })
    await addRunJob(tx, id)
    return { queued: again.length }
  })

/** To the viewer alone, as everybody would read it. */
export async function trySend(ctx: Context, id: number): Promise<SendDetail> {
  const { id: user_id } = signedIn(ctx)
  await countAttempt(ctx, trials, String(user_id))
  return ctx.transaction(async (tx) => {
    // A draft that is deleted at this moment is not there.
    await tx.db.select({ id: message_sends.id }).from(message_sends).where(eq(message_sends.id, id)).for('key share')
    const found = await findSend(tx, id)
    const problem = problemOf(found)
    if (problem) throw new AppError('conflict', problem)
    if (!(await addressOfChannel(tx, user_id, found.send.channel)))
      throw new AppError('conflict', 'Confirme primeiro o seu número ou webhook em Configurar avisos.')
    await tx.db
      .insert(message_recipients)
      .values({ send_id: id, user_id, test: true, due_at: tx.now(), created_at: tx.now() })
    await audit(tx, { action: 'message_send.tried', subject: `message_send:${id}` })
    await addRunJob(tx, id)
    return showSend(tx, id)
  })
}

async function locked(tx: Context, id: number): Promise<Material> {
  await tx.db.select({ id: message_sends.id }).from(message_sends).where(eq(message_sends.id, id)).for('update')
  return findSend(tx, id)
}

async function change(
  tx: Context,
  { send }: Material,
  state: SendState,
  more: Partial<typeof message_sends.$inferInsert>,
) {
  await tx.db
    .update(message_sends)
    .set({ state, ...more })
    .where(eq(message_sends.id, send.id))
  const subject = `message_send:${send.id}`
  await audit(tx, { action: 'message_send.changed', subject, before: { state: send.state }, after: { state } })
}

/** Returns how many. */
async function writeRecipients(tx: Context, found: Material): Promise<number> {
  const { id: send_id, destination } = found.send
  const now = tx.now()
  const rows =
    destination === 'channels'
      ? (await channelsOf(tx, found)).map(({ id }) => ({ discord_channel_id: id, due_at: now }))
      : (await recipientsOf(tx, reachOf(found))).map(({ id, ...quiet }) => ({
          user_id: id,
          due_at: afterQuietHours(now, quiet),
        }))
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx.db
      .insert(message_recipients)
      .values(rows.slice(at, at + CHUNK).map((row) => ({ ...row, send_id, created_at: now })))
      .onConflictDoNothing()
  return rows.length
}
