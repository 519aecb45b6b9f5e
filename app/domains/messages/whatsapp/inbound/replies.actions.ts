import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { hashesOfNumber, ownerOfNumber } from '#domains/people/notifications/index.ts'
import { type ContactMessage, contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import { noteFromOutside, ticketLink } from '#domains/people/support/index.ts'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Outcome } from '#platform/messages/outcome.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { DAY } from '#shared/durations.ts'
import { tellingWord } from '../templates/discreet.rules.ts'
import { replySealedFor, saidOf } from './sealed-message.model.ts'
import {
  type WhatsAppInbound,
  type WhatsAppReply,
  whatsapp_inbound,
  whatsapp_replies,
} from './whatsapp-inbound.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'whatsapp.reply': { reply_id: number }
  }
}

/** Meta takes free words for so long after the person's own. */
const WINDOW_MS = DAY
const MOST_ATTEMPTS = 8
/** 'a12': the reply's id, in what Meta gives back with each state. */
const tagOf = (id: number) => `a${id}`

/** The team answered in a conversation that came by WhatsApp: the answer goes back on that way. */
export async function queueReply(tx: Context, { contact_id, text }: Events['ticket.answered']) {
  if (!(await lastSaid(tx, contact_id))) return
  const sealed = sealText(tx.env.keys, replySealedFor(contact_id), text)
  const [reply] = await tx.db.insert(whatsapp_replies).values({ contact_id, sealed }).returning()
  if (reply) await addReplyJob(tx, reply.id)
}

const addReplyJob = (tx: Context, reply_id: number, run_at?: Date) =>
  addJob(tx, 'whatsapp.reply', { reply_id }, { run_at, job_key: `whatsapp-reply:${reply_id}` })

/** Those that waited for this server to be set up. */
export async function resumeReplies(ctx: Context) {
  if (!ctx.env.whatsapp) return
  const waiting = await ctx.db.select().from(whatsapp_replies).where(eq(whatsapp_replies.state, 'queued')).limit(500)
  await ctx.transaction(async (tx) => {
    for (const { id } of waiting) await addReplyJob(tx, id)
  })
}

/**
 * Sends an answer. It is marked before the service is asked, so that a process that dies in between sends it no second time:
 * what became of it is then said by the webhook, or by nobody.
 */
export async function sendReply(ctx: Context, { reply_id }: { reply_id: number }) {
  const { whatsapp } = ctx.env
  if (!whatsapp) return
  const claimed = await ctx.transaction((tx) => claim(tx, reply_id))
  if (!claimed) return
  const { reply, to, text } = claimed
  const outcome = await whatsapp.sendText(to, text, tagOf(reply.id))
  await ctx.transaction((tx) => settle(tx, reply, outcome))
}

async function claim(tx: Context, id: number) {
  const own = and(eq(whatsapp_replies.id, id), eq(whatsapp_replies.state, 'queued'))
  const [reply] = await tx.db.select().from(whatsapp_replies).where(own).for('update')
  const last = reply && (await lastSaid(tx, reply.contact_id))
  if (!reply || !last) return undefined
  if (tx.now().getTime() - last.said_at.getTime() > WINDOW_MS) {
    await fail(
      tx,
      reply,
      'window',
      'Passaram mais de 24 horas da última mensagem da pessoa, e o WhatsApp não aceita mais resposta livre.',
    )
    return undefined
  }
  const to = saidOf(tx.env.keys, last).from
  const [ticket] = await tx.db.select().from(contact_messages).where(eq(contact_messages.id, reply.contact_id))
  if (await saidStop(tx, to, last)) {
    await fail(tx, reply, 'stop', 'A pessoa não quer mais mensagens neste número.')
    return undefined
  }
  if (ticket?.user_id && (await ownerOfNumber(tx, to))?.id !== ticket.user_id) {
    await fail(tx, reply, 'moved', 'O número não está em nenhuma conta ativa desta pessoa.')
    return undefined
  }
  await mark(tx, id, { state: 'sent', attempts: reply.attempts + 1 })
  const text = unsealText(tx.env.keys, replySealedFor(reply.contact_id), reply.sealed)
  return { reply: { ...reply, attempts: reply.attempts + 1 }, to, text: discreet(tx, ticket, text) }
}

/** What would say too much on a locked screen is read on the site. */
function discreet(tx: Context, ticket: ContactMessage | undefined, text: string) {
  if (!tellingWord(text) && text.length <= 4000) return text
  return `Respondemos a sua mensagem. Leia aqui: ${ticket ? ticketLink(tx, ticket) : tx.env.site.url}`
}

/** Whether 'PARAR' came from this number after what it said last in the conversation. */
async function saidStop({ db, env }: Context, number: string, { id }: WhatsAppInbound) {
  const { from_hash, outcome, id: later } = whatsapp_inbound
  const ofNumber = inArray(from_hash, hashesOfNumber(env.keys, number))
  return (await db.$count(whatsapp_inbound, and(ofNumber, eq(outcome, 'stop'), gt(later, id)))) > 0
}

async function settle(tx: Context, reply: WhatsAppReply, outcome: Outcome) {
  if (outcome.result === 'sent' || (outcome.result === 'later' && outcome.unsure)) return
  if (outcome.result === 'later' && reply.attempts < MOST_ATTEMPTS) {
    await mark(tx, reply.id, { state: 'queued', reason: outcome.reason })
    const seconds = outcome.seconds ?? 30 * 2 ** reply.attempts
    return addReplyJob(tx, reply.id, new Date(tx.now().getTime() + seconds * 1000))
  }
  await fail(tx, reply, outcome.reason, 'O WhatsApp não aceitou a mensagem.')
}

/** Said to the team where it looks: in the conversation. */
async function fail(
  tx: Context,
  { id, contact_id }: Pick<WhatsAppReply, 'id' | 'contact_id'>,
  reason: string,
  why: string,
) {
  await mark(tx, id, { state: 'failed', reason })
  await noteFromOutside(tx, contact_id, `A resposta não foi entregue por WhatsApp. ${why}`)
}

const mark = ({ db }: Context, id: number, change: Partial<WhatsAppReply>) =>
  db.update(whatsapp_replies).set(change).where(eq(whatsapp_replies.id, id))

const order = ['queued', 'sent', 'failed', 'delivered', 'read'] as const

/** A state of one of our answers: it only goes on. */
export async function noteReplyStatus(tx: Context, { tag, state, reason }: Events['whatsapp.status']) {
  const id = Number(tag.match(/^a(\d{1,9})$/)?.[1] ?? 0)
  if (!id) return
  const before = order.slice(0, order.indexOf(state))
  const waits = and(eq(whatsapp_replies.id, id), inArray(whatsapp_replies.state, before))
  const [reply] = await tx.db.select().from(whatsapp_replies).where(waits).for('update')
  if (!reply) return
  if (state === 'failed') await fail(tx, reply, reason ?? 'failed', 'O WhatsApp disse que não conseguiu.')
  else await mark(tx, id, { state, reason: null })
}

/** What the person wrote last in a conversation; undefined when it did not come by WhatsApp. */
async function lastSaid({ db }: Context, contact_id: number) {
  const [last] = await db
    .select()
    .from(whatsapp_inbound)
    .where(eq(whatsapp_inbound.contact_id, contact_id))
    .orderBy(desc(whatsapp_inbound.said_at))
    .limit(1)
  return last
}
