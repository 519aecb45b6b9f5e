import '../whatsapp.events.ts'
import { hashNumber } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { sealText } from '#platform/seal.ts'
import { isAside, SaidMessage, SaidStatus, saidIn, wordsOf } from './said.model.ts'
import { markOf, type Said, sealedFor } from './sealed-message.model.ts'
import { whatsapp_inbound } from './whatsapp-inbound.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'whatsapp.inbound': { inbound_id: number }
  }
}

type Received = { body: Buffer; signature: unknown }

/**
 * Takes a webhook of Meta, signed over the bytes as they came. It comes as often as it likes, in any order: a message is kept
 * once by its id, a state only goes on. All of one is one transaction, so that what failed comes again whole.
 */
export async function receiveWhatsApp(ctx: Context, { body, signature }: Received): Promise<{ taken: number }> {
  const { webhook } = ctx.env.whatsapp ?? {}
  if (!webhook) throw new AppError('not_found')
  if (!webhook.isSigned(body, signature)) throw new AppError('unauthorized', 'A assinatura não confere.')
  return ctx.transaction(async (tx) => {
    let taken = 0
    for (const said of saidIn(body)) {
      if (said.field === 'message_template_status_update') {
        if (said.account !== webhook.businessId) continue
        // Late, repeated, about an older text: what it says is not taken for Meta's word, but Meta is asked.
        await addJob(tx, 'whatsapp.read_states', {}, { job_key: 'whatsapp-template-news' })
        taken++
      } else if (said.value.metadata.phone_number_id === webhook.phoneId) {
        const { statuses, messages, contacts } = said.value
        for (const status of statuses) taken += await takeStatus(tx, status)
        for (const message of messages) taken += await takeMessage(tx, message, contacts)
      }
    }
    return { taken }
  })
}

/** Of the kind of `GET`: Meta asks whether the address is ours, and wants its challenge back. */
export function answerChallenge({ env }: Context, query: Record<string, unknown>): string {
  const { webhook } = env.whatsapp ?? {}
  if (!webhook) throw new AppError('not_found')
  const isOurs = query['hub.mode'] === 'subscribe' && query['hub.verify_token'] === webhook.verifyToken
  if (!isOurs) throw new AppError('forbidden', 'A palavra de verificação não confere.')
  return String(query['hub.challenge'] ?? '').slice(0, 200)
}

async function takeStatus(tx: Context, status: unknown): Promise<number> {
  const said = SaidStatus.safeParse(status).data
  if (!said?.biz_opaque_callback_data) return 0
  const [error] = said.errors
  await record(tx, 'whatsapp.status', {
    tag: said.biz_opaque_callback_data,
    state: said.status,
    at: said.timestamp,
    reason: error ? `Meta ${error.code}` : null,
  })
  return 1
}

async function takeMessage(tx: Context, message: unknown, contacts: { wa_id: string; profile?: { name: string } }[]) {
  const said = SaidMessage.safeParse(message).data
  if (!said) return 0
  const name =
    contacts
      .find(({ wa_id }) => wa_id === said.from)
      ?.profile?.name.trim()
      .slice(0, 120) ?? ''
  const content: Said = { from: said.from, name, text: wordsOf(said) }
  const mark = markOf(said.id)
  const [kept] = await tx.db
    .insert(whatsapp_inbound)
    .values({
      mark,
      from_hash: hashNumber(tx.env.keys, said.from),
      sealed: sealText(tx.env.keys, sealedFor(mark), JSON.stringify(content)),
      said_at: said.timestamp,
      outcome: isAside(said) ? 'aside' : null,
    })
    .onConflictDoNothing()
    .returning({ id: whatsapp_inbound.id })
  if (!kept) return 0
  if (!isAside(said)) await addJob(tx, 'whatsapp.inbound', { inbound_id: kept.id })
  return 1
}
