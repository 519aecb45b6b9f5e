import { randomUUIDv7 } from 'node:crypto'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { ContactReceivedMail, contactSubject } from './contacts.emails.tsx'
import { receiptOf } from './contacts.queries.ts'
import type { ContactInput, ContactReceipt } from './contacts.schemas.ts'
import { contact_messages } from './contacts.table.ts'
import { newProtocol } from './protocol.model.ts'

const perAddress: Limit = { name: 'contact-address', points: 10, seconds: 3600 }
const perEmail: Limit = { name: 'contact', points: 5, seconds: 3600 }

/** Stores the message and mails its protocol number. Idempotent: one form, one message, one mail, one result. */
export async function sendContact(ctx: Context, input: ContactInput): Promise<ContactReceipt> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  await countAttempt(ctx, perEmail, input.email)
  return ctx.transaction(async (tx) => (await receiptOf(tx, input)) ?? (await keep(tx, input)))
}

async function keep(tx: Context, input: ContactInput): Promise<ContactReceipt> {
  const receipt = await insert(tx, { ...input, user_id: tx.viewer?.id })
  if (!receipt) return (await receiptOf(tx, input)) ?? keep(tx, input)
  const { site } = tx.env
  const { protocol, email } = receipt
  await sendMail(tx, {
    to: email,
    subject: contactSubject(protocol),
    body: createElement(ContactReceivedMail, { site, protocol }),
  })
  return receipt
}

/** The head of a conversation that came by another way than the form, under a number that is free. */
export const keepContact = async (tx: Context, input: Written): Promise<{ id: number }> =>
  (await insert(tx, input)) ?? keepContact(tx, input)

type Written = Omit<ContactInput, 'idempotency_key'> & { idempotency_key?: string; user_id?: number | null }

/** Undefined when the same form was inserted concurrently, or when the protocol number is taken. */
async function insert(tx: Context, input: Written) {
  const { id, uuid, protocol, email } = contact_messages
  const [receipt] = await tx.db
    .insert(contact_messages)
    .values({
      ...input,
      uuid: randomUUIDv7(),
      protocol: newProtocol(tx.now()),
      ip: tx.request.ip,
      created_at: tx.now(),
      last_at: tx.now(),
    })
    .onConflictDoNothing()
    .returning({ id, uuid, protocol, email })
  return receipt
}
