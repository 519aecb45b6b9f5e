import { randomUUIDv7 } from 'node:crypto'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { ContactReceivedMail, contactSubject } from './contacts.emails.tsx'
import { answerAddress, receiptOf } from './contacts.queries.ts'
import type { ContactInput, ContactReceipt } from './contacts.schemas.ts'
import { contact_messages } from './contacts.table.ts'
import { newProtocol } from './protocol.model.ts'

const perAddress: Limit = { name: 'contact-address', points: 10, seconds: 3600 }
const perEmail: Limit = { name: 'contact', points: 5, seconds: 3600 }

/** Stores the message and mails its protocol number. Idempotent: one form, one message, one mail, one result. */
export async function sendContact(ctx: Context, typed: ContactInput): Promise<ContactReceipt> {
  const input = { ...typed, email: await answerAddress(ctx, ctx.viewer?.id, typed.email) }
  await countAttempt(ctx, perAddress, addressOf(ctx))
  await countAttempt(ctx, perEmail, input.email)
  return ctx.transaction(async (tx) => (await receiptOf(tx, input)) ?? (await keep(tx, input)))
}

async function keep(tx: Context, input: ContactInput): Promise<ContactReceipt> {
  const receipt = await insertMessage(tx, { ...input, user_id: tx.viewer?.id })
  if (!receipt) return (await receiptOf(tx, input)) ?? keep(tx, input)
  const { site } = tx.env
  const { uuid, protocol, email } = receipt
  await sendMail(tx, {
    to: email,
    subject: contactSubject(protocol),
    body: createElement(ContactReceivedMail, { site, protocol }),
  })
  return { uuid, protocol, email }
}

/** The head of a conversation that came by another way than the contact form, under a number that is free. */
export const keepMessage = async (tx: Context, input: Written): Promise<Kept> =>
  (await insertMessage(tx, input)) ?? keepMessage(tx, input)

type Written = ContactInput & { user_id?: number | null; created_at?: Date }
type Kept = ContactReceipt & { id: number }

/** Undefined when the same form was inserted concurrently, or when the protocol number is taken. */
async function insertMessage(tx: Context, input: Written): Promise<Kept | undefined> {
  const { id, uuid, protocol, email } = contact_messages
  const [receipt] = await tx.db
    .insert(contact_messages)
    .values({
      created_at: tx.now(),
      ...input,
      uuid: randomUUIDv7(),
      protocol: newProtocol(tx.now()),
      ip: tx.request.ip,
      last_at: tx.now(),
    })
    .onConflictDoNothing()
    .returning({ id, uuid, protocol, email })
  return receipt
}
