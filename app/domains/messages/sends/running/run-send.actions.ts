import { and, eq, inArray, lt, min, or, sql } from 'drizzle-orm'
import { filled, wordsFor } from '#domains/messages/whatsapp/templates/filled.model.ts'
import { uncountMessage } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { webhookOf } from '#platform/discord/webhooks.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import type { Outcome } from '#platform/messages/outcome.ts'
import { dayKey } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { bodyOf, isConfigured, isPast, type Material, problemOf, selectSends } from '../sends/material.queries.ts'
import { type MessageRecipient, message_recipients, message_sends } from '../sends/message-sends.table.ts'
import { type Claimed, claimNext } from './claim.actions.ts'
import { isSameMessage, LOST, MOST_TRIES, triesOf } from './rounds.model.ts'
import { addRunJob } from './run-job.actions.ts'

/** Of one job: others have their turn, and a stopping worker waits for no more. */
const A_RUN = 200
/** So long nobody answered: it is not known whether it arrived. */
const UNSURE_MS = 10 * MINUTE

/** Sends what is due of a send. Two workers at once share it; what is not set up waits. */
export async function runSend(ctx: Context, { send_id }: { send_id: number }) {
  for (let left = A_RUN; left > 0; left--) {
    const [found] = await selectSends(ctx).where(eq(message_sends.id, send_id))
    if (!found) return
    if (isPast(found.send, ctx.now())) await giveUp(ctx, send_id)
    else if (!isConfigured(ctx.env, found.send)) return
    if (problemOf(found)) return stopFor(ctx, found)
    const claimed = await claimNext(ctx, found)
    if (claimed === 'none') break
    if (claimed !== 'passed') await post(ctx, found, claimed)
  }
  await ctx.transaction((tx) => goOnOrEnd(tx, send_id))
}

/** The last day is over: what waits does not go. What was asked for without an answer may be there. */
async function giveUp({ db }: Context, id: number) {
  const { send_id, state, test, reason } = message_recipients
  const isLost = sql`${reason} is not distinct from ${LOST}`
  await db
    .update(message_recipients)
    .set({
      state: sql`case when ${isLost} then 'unsure' else 'suppressed' end`,
      reason: sql`case when ${isLost} then ${reason} else 'last day' end`,
    })
    .where(and(eq(send_id, id), eq(state, 'queued'), eq(test, false)))
}

/** Meta paused the template, or the team switched it off. */
async function stopFor({ db }: Context, { send }: Material) {
  const runs = and(eq(message_sends.id, send.id), eq(message_sends.state, 'running'))
  await db.update(message_sends).set({ state: 'stopped', reason: 'template' }).where(runs)
}

async function post(ctx: Context, found: Material, claimed: Claimed) {
  const outcome = await ask(ctx, found, claimed).catch((error): Outcome => {
    reportFault(error, 'falha ao mandar uma mensagem')
    return { result: 'later', reason: 'no answer', unsure: true }
  })
  await ctx.transaction((tx) => settle(tx, found, claimed, outcome))
}

/** 'r12.1': recipient and attempt, which Meta gives back with each state. */
const tagOf = ({ id, attempts }: MessageRecipient) => `r${id}.${attempts}`

async function ask({ env }: Context, found: Material, { recipient, address, name }: Claimed): Promise<Outcome> {
  const { send, template } = found
  const words = { name, text: send.text }
  if (send.channel === 'whatsapp') {
    if (!env.whatsapp || !template) return { result: 'later', reason: 'not configured' }
    const message = { name: template.name, language: template.language, words: wordsFor(bodyOf(found), words) }
    return env.whatsapp.sendTemplate(address, { ...message, tag: tagOf(recipient) })
  }
  const text = filled(bodyOf(found), words)
  if (recipient.discord_channel_id)
    return env.discord_bot?.post(address, text, `r${recipient.id}`) ?? { result: 'later', reason: 'not configured' }
  const webhook = webhookOf(address)
  return webhook ? env.discord.send(webhook, text) : { result: 'gone', reason: 'no address' }
}

/** Writes down what became of it; what the webhook said meanwhile is further on, and stays. */
async function settle(tx: Context, { send }: Material, { recipient, before }: Claimed, outcome: Outcome) {
  const mark = (change: Partial<MessageRecipient>) =>
    tx.db
      .update(message_recipients)
      .set(change)
      .where(and(eq(message_recipients.id, recipient.id), eq(message_recipients.state, 'sending')))
  if (outcome.result === 'sent') {
    // Meta's own id has the number in it, and its webhook brings our tag: it is not kept.
    const provider_id = send.channel === 'discord' ? outcome.provider_id : null
    return void (await mark({ state: 'sent', sent_at: tx.now(), provider_id }))
  }
  const { result, reason } = outcome
  const wait = (result === 'later' && outcome.seconds) || 30 * 2 ** triesOf(recipient)
  const due_at = new Date(tx.now().getTime() + wait * 1000)
  const isLost = result === 'later' && (outcome.unsure || before.reason === LOST)
  if (isLost && !isSameMessage(recipient, due_at)) return mark({ state: 'unsure', reason: LOST })
  if (recipient.user_id) await uncountMessage(tx, recipient.user_id)
  // What was not taken does not count on the day; what was asked for before does.
  const left = isLost ? { reason: LOST } : { reason, claimed_at: before.claimed_at }
  if (result !== 'later' || triesOf(recipient) >= MOST_TRIES) return mark({ state: 'failed', ...left })
  await mark({ state: 'queued', due_at, ...left })
  if (isOfOne(reason) || (send.channel === 'discord' && recipient.user_id)) return
  // The service wants none of us now: the others are not sent to be refused.
  await tx.db.update(message_sends).set({ paused_until: due_at }).where(eq(message_sends.id, send.id))
}

/** Limits of Meta for one person: the others may have theirs. */
const isOfOne = (reason: string) => /\b(131049|131056)\b/.test(reason)

/** Asks for the next run when somebody waits; when nobody does it is done. */
async function goOnOrEnd(tx: Context, id: number) {
  const [send] = await tx.db.select().from(message_sends).where(eq(message_sends.id, id)).for('update')
  if (!send) return
  const [{ due } = { due: null }, open] = await Promise.all([
    tx.db
      .select({ due: min(message_recipients.due_at) })
      .from(message_recipients)
      .where(and(eq(message_recipients.send_id, id), eq(message_recipients.state, 'queued')))
      .then(([row]) => row ?? { due: null }),
    tx.db
      .select({ id: message_recipients.id })
      .from(message_recipients)
      .where(and(eq(message_recipients.send_id, id), eq(message_recipients.state, 'sending'), sql`not test`))
      .limit(1),
  ])
  if (send.state !== 'running') return
  if (due)
    return addRunJob(tx, id, new Date(Math.max(tx.now().getTime(), due.getTime(), send.paused_until?.getTime() ?? 0)))
  if (!open.length)
    await tx.db.update(message_sends).set({ state: 'done', finished_at: tx.now() }).where(eq(message_sends.id, id))
}

/** Every ten minutes: what a dead process left, what waits longer than any job would let it, or past its last day. */
export async function lookAfterSends(ctx: Context) {
  const left = await ctx.db
    .update(message_recipients)
    .set({ state: 'unsure', reason: LOST })
    .where(
      and(
        eq(message_recipients.state, 'sending'),
        lt(message_recipients.claimed_at, new Date(ctx.now().getTime() - UNSURE_MS)),
      ),
    )
    .returning({ send_id: message_recipients.send_id })
  const waiting = await ctx.db
    .selectDistinct({ send_id: message_recipients.send_id })
    .from(message_recipients)
    .innerJoin(message_sends, eq(message_sends.id, message_recipients.send_id))
    .where(
      and(
        eq(message_recipients.state, 'queued'),
        or(
          and(
            lt(message_recipients.due_at, ctx.now()),
            sql`(${message_sends.state} = 'running' or ${message_recipients.test})`,
          ),
          and(lt(message_sends.last_day, dayKey(ctx.now())), eq(message_recipients.test, false)),
        ),
      ),
    )
  const ids = new Set([...left, ...waiting].map(({ send_id }) => send_id))
  const ends = await ctx.db
    .select({ id: message_sends.id })
    .from(message_sends)
    .where(inArray(message_sends.id, [...ids]))
  await ctx.transaction(async (tx) => {
    for (const { id } of ends) await addRunJob(tx, id)
  })
}
