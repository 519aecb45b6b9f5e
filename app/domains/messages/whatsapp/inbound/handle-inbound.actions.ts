import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { withdrawAll } from '#domains/messages/opt-ins/index.ts'
import { forgetNumber, hashesOfNumber, lockNumber, ownerOfNumber } from '#domains/people/notifications/index.ts'
import { ticketFromOutside } from '#domains/people/support/index.ts'
import type { Context } from '#platform/context.ts'
import { isStop } from './said.model.ts'
import { type Said, saidOf } from './sealed-message.model.ts'
import { type WhatsAppInbound, whatsapp_inbound } from './whatsapp-inbound.table.ts'

/**
 * Does what a number's messages ask for, each once and in the order said: a ticket, or the end of messages to it. All that wait are
 * done by the first of their jobs, one job of a number after the other: what comes at once is one conversation.
 */
export const handleInbound = (ctx: Context, { inbound_id }: { inbound_id: number }) =>
  ctx.transaction(async (tx) => {
    const { id, from_hash, outcome, said_at } = whatsapp_inbound
    const [asked] = await tx.db.select({ from_hash }).from(whatsapp_inbound).where(eq(id, inbound_id))
    if (!asked) return
    await lockNumber(tx, asked.from_hash)
    const waiting = await tx.db
      .select()
      .from(whatsapp_inbound)
      .where(and(eq(from_hash, asked.from_hash), isNull(outcome)))
      .orderBy(said_at, id)
    for (const row of waiting) await handle(tx, row)
  })

async function handle(tx: Context, row: WhatsAppInbound) {
  const said = saidOf(tx.env.keys, row)
  const owner = await ownerOfNumber(tx, said.from)
  const done = isStop(said.text) ? await stop(tx, said) : await toTicket(tx, said, owner, row.said_at)
  await tx.db
    .update(whatsapp_inbound)
    .set({ ...done, user_id: owner?.id ?? null })
    .where(eq(whatsapp_inbound.id, row.id))
}

/** No notice and no message goes to this number any more, whoever gave it. */
async function stop(tx: Context, { from }: Said) {
  for (const user_id of (await forgetNumber(tx, from)).sort((a, b) => a - b))
    await withdrawAll(tx, user_id, 'whatsapp', 'whatsapp')
  return { outcome: 'stop' as const }
}

type Owner = Awaited<ReturnType<typeof ownerOfNumber>>

async function toTicket(tx: Context, { from, name, text }: Said, owner: Owner, said_at: Date) {
  const contact_id = await ticketFromOutside(tx, {
    contact_id: await lastTicketOf(tx, from),
    user_id: owner?.id ?? null,
    name: owner?.nickname ?? (name || `Número com final ${from.slice(-4)}`),
    email: owner?.email ?? '',
    subject: 'Mensagem por WhatsApp',
    text,
    // Their clock may be ahead of ours.
    at: said_at < tx.now() ? said_at : tx.now(),
  })
  return { outcome: 'ticket' as const, contact_id }
}

/** The conversation in which this number wrote last. */
async function lastTicketOf({ db, env }: Context, from: string) {
  const { contact_id, from_hash, id } = whatsapp_inbound
  const [last] = await db
    .select({ contact_id })
    .from(whatsapp_inbound)
    .where(and(inArray(from_hash, hashesOfNumber(env.keys, from)), isNotNull(contact_id)))
    .orderBy(desc(id))
    .limit(1)
  return last?.contact_id ?? null
}
