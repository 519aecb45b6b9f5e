import { and, eq } from 'drizzle-orm'
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
  if (!website) await ctx.transaction((tx) => keep(tx, input, words))
  return { landing }
}

async function keep(tx: Context, input: LeadInput, consent_words: string) {
  const { landing, email, name, phone, question, consent_version } = input
  const same = and(eq(leads.landing, landing), eq(leads.email, email))
  const [known] = await tx.db.select().from(leads).where(same)
  if (known) return again(tx, known, input)
  const page = landingNames[landing]
  const contact = await keepMessage(tx, {
    ...{ name, email, topic: 'duvida', user_id: tx.viewer?.id },
    subject: `Quer saber mais: ${page}`,
    message: [question || `${ASKED_FOR_CONTACT} ${page}.`, ...correction(input)].join('\n'),
  })
  const consent = { consent_version, consent_words, consented_at: tx.now() }
  const made = await tx.db
    .insert(leads)
    .values({ contact_id: contact.id, landing, email, phone: phone || null, ...consent })
    .onConflictDoNothing()
    .returning({ id: leads.contact_id })
  if (!made.length) {
    // The same person came at the same moment: theirs is the one that stays.
    await tx.db.delete(contact_messages).where(eq(contact_messages.id, contact.id))
    return
  }
  const { site } = tx.env
  const link = leadLink(tx, contact.uuid)
  await sendMail(tx, { to: email, subject: LEAD_SUBJECT, body: createElement(LeadReceivedMail, { site, link }) })
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
  const text = [...asked, question, ...correction(input)].filter(Boolean).join('\n')
  const said = and(eq(ticket_messages.contact_id, ticket.id), eq(ticket_messages.text, text))
  const isKnown =
    text === ticket.message || text === 'Pediu contato de novo.' || (await tx.db.$count(ticket_messages, said))
  if (ticket.closed_at === null && isKnown) return
  await personWrote(tx, ticket, { text })
}

/** So that the team knows of the first request, which went to a wrong address. */
const correction = ({ email, corrects }: LeadInput) =>
  corrects && corrects !== email ? [`Corrige o endereço que deixou antes: ${corrects}.`] : []
