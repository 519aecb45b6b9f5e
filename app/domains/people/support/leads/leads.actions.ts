import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { keepMessage } from '../contacts/contacts.actions.ts'
import { answerAddress } from '../contacts/contacts.queries.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { eraseMails } from '../tickets/erase-lead.actions.ts'
import { personWrote } from '../tickets/person-wrote.actions.ts'
import { ticket_messages } from '../tickets/tickets.table.ts'
import { consentWords } from './consent.words.ts'
import { quietLandings } from './landing.kinds.ts'
import { ASKED_FOR_CONTACT, landingNames } from './landing.words.ts'
import { leadLink } from './lead-link.secrets.ts'
import { LEAD_SUBJECT, LeadReceivedMail } from './leads.emails.tsx'
import type { LeadInput, LeadReceipt } from './leads.schemas.ts'
import { type Lead, leads } from './leads.table.ts'

const perAddress: Limit = { name: 'lead-address', points: 10, seconds: 3600 }
const perEmail: Limit = { name: 'lead', points: 5, seconds: 3600 }

/** Keeps who wants to be written to, once a page, with what they agreed to; their first message opens a ticket of the team. */
export async function sendLead(ctx: Context, typed: LeadInput): Promise<LeadReceipt> {
  const input = { ...typed, email: await answerAddress(ctx, ctx.viewer?.id, typed.email) }
  const { landing, website, email } = input
  await countAttempt(ctx, perAddress, addressOf(ctx))
  await countAttempt(ctx, perEmail, email)
  if (input.question && quietLandings.includes(landing))
    throw invalidField('question', 'Por aqui, só nome e contato: o seu caso é contado depois, em lugar protegido.')
  const words = consentWords(input.consent_version)
  if (!words) throw invalidField('consent', 'O texto mudou enquanto você lia. Leia de novo e marque.')
  const uuid = website ? undefined : await ctx.transaction((tx) => keep(tx, input, words))
  return { landing, uuid: uuid ?? randomUUIDv7() }
}

/** Its number, when it is new or was put right. */
async function keep(tx: Context, input: LeadInput, consent_words: string): Promise<string | undefined> {
  const { landing, email, name, phone, question, consent_version } = input
  // One address of a page at a time: left, or put right from two wrong ones.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${landing}:${email}`}, 0))`)
  const same = and(eq(leads.landing, landing), eq(leads.email, email))
  const [known] = await tx.db.select().from(leads).where(same)
  if (known) {
    await again(tx, known, input)
    return undefined
  }
  const consent = { consent_version, consent_words, consented_at: tx.now() }
  const proof = { landing, email, phone: phone || null, ...consent }
  const corrected = await putRight(tx, input, proof)
  if (corrected) return corrected
  const page = landingNames[landing]
  const contact = await keepMessage(tx, {
    ...{ name, email, topic: 'duvida', user_id: tx.viewer?.id },
    subject: `Quer saber mais: ${page}`,
    message: question || `${ASKED_FOR_CONTACT} ${page}.`,
  })
  await tx.db.insert(leads).values({ contact_id: contact.id, ...proof })
  await confirm(tx, contact.uuid, email)
  return contact.uuid
}

const confirm = (tx: Context, uuid: string, email: string) =>
  sendMail(tx, {
    to: email,
    subject: LEAD_SUBJECT,
    body: createElement(LeadReceivedMail, { site: tx.env.site, link: leadLink(tx, uuid) }),
  })

/**
 * What they left before gets its right address, and keeps what was asked: nothing of it goes to whom the wrong one belongs. Not
 * after an answer, which went there.
 */
async function putRight(tx: Context, { corrects, name, email, question }: LeadInput, proof: Omit<Lead, 'contact_id'>) {
  if (!corrects) return undefined
  const { id, uuid, user_id, first_answered_at } = contact_messages
  const [found] = await tx.db
    .select({ ticket: contact_messages })
    .from(contact_messages)
    .innerJoin(leads, and(eq(leads.contact_id, id), eq(leads.landing, proof.landing)))
    .where(and(eq(uuid, corrects), isNull(user_id), isNull(first_answered_at)))
    .for('update')
  if (!found) return undefined
  const { ticket } = found
  // Another number: the link of the mail that went to the wrong address shows nothing.
  const right = { name, email, uuid: randomUUIDv7() }
  await tx.db.update(contact_messages).set(right).where(eq(id, ticket.id))
  await tx.db.update(leads).set(proof).where(eq(leads.contact_id, ticket.id))
  await eraseMails(tx, ticket)
  if (question && question !== ticket.message) await personWrote(tx, ticket, { text: question })
  await confirm(tx, right.uuid, email)
  return right.uuid
}

/** The same lead: a question, another number, or that they came back after the end, is said in their conversation. */
async function again(tx: Context, known: Lead, input: LeadInput) {
  const { phone, question } = input
  const [ticket] = await tx.db
    .select()
    .from(contact_messages)
    .where(eq(contact_messages.id, known.contact_id))
    .for('update')
  if (!ticket) return
  const other = phone && phone !== known.phone ? `, com o telefone ${applyMask('phone', nationalPhone(phone))}` : ''
  const asked = other || !question ? [`Pediu contato de novo${other}.`] : []
  const text = [...asked, question].filter(Boolean).join('\n')
  const said = and(eq(ticket_messages.contact_id, ticket.id), eq(ticket_messages.text, text))
  const isKnown =
    text === ticket.message || text === 'Pediu contato de novo.' || (await tx.db.$count(ticket_messages, said))
  if (ticket.closed_at === null && isKnown) return
  await personWrote(tx, ticket, { text })
}
