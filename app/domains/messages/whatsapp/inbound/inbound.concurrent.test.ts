import { asc } from 'drizzle-orm'
import { contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import { ticket_messages } from '#domains/people/support/tickets/tickets.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { messaging, metaWebhook, saidMessage } from '#tests/messaging.ts'
import { handleInbound } from './handle-inbound.actions.ts'
import { receiveWhatsApp } from './receive-webhook.actions.ts'
import { whatsapp_inbound } from './whatsapp-inbound.table.ts'

test('what one number writes at once is one conversation, in the order said', async ({ ctx }) => {
  const { there } = await messaging(ctx)
  const words = Array.from({ length: 8 }, (_, at) => String(at))
  const hear = (text: string, at: number) =>
    receiveWhatsApp(
      there,
      metaWebhook(saidMessage('5521912345678', text, { at: new Date(ctx.now().getTime() + (at - 10) * 1000) })),
    )
  await Promise.all(words.map(hear))
  const kept = await ctx.db.select({ id: whatsapp_inbound.id }).from(whatsapp_inbound)
  await Promise.all(kept.map(({ id }) => handleInbound(there, { inbound_id: id })))
  expect((await ctx.db.select().from(contact_messages)).map(({ message }) => message)).toEqual(['0'])
  const followed = await ctx.db.select().from(ticket_messages).orderBy(asc(ticket_messages.created_at))
  expect(followed.map(({ text }) => text)).toEqual(words.slice(1))
})
