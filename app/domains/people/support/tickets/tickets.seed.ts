import { randomUUIDv7 } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { newProtocol } from '../contacts/protocol.model.ts'
import { CONSENT, consentWords } from '../leads/consent.words.ts'
import { leads } from '../leads/leads.table.ts'
import { type Conversation, conversations } from './demo-conversations.seed.ts'
import { ticket_messages } from './tickets.table.ts'

type People = Map<string, { id: number; nickname: string }>

/** Demo conversations in every state, one of them overdue. */
export async function seedDemoTickets(tx: Context, people: People) {
  for (const conversation of conversations) await keep(tx, people, conversation)
}

async function keep(
  tx: Context,
  people: People,
  { who, hours, state = 'aberto', lines, landing, ...told }: Conversation,
) {
  const at = (ago: number) => new Date(tx.now().getTime() - ago * HOUR)
  const sender = typeof who === 'string' ? people.get(who) : undefined
  const answers = lines.filter(([from]) => from === 'staff')
  const last_at = at(lines.at(-1)?.[1] ?? hours)
  const [ticket] = await tx.db
    .insert(contact_messages)
    .values({
      ...told,
      uuid: randomUUIDv7(),
      protocol: newProtocol(at(hours)),
      user_id: sender?.id,
      name: typeof who === 'string' ? (sender?.nickname ?? who) : who.name,
      email: typeof who === 'string' ? `${who}@demo.grower.example` : who.email,
      ip: '127.0.0.1',
      state,
      assigned_to: answers.length ? people.get('admin')?.id : null,
      first_answered_at: answers[0] ? at(answers[0][1]) : null,
      closed_at: state === 'resolvido' || state === 'fechado' ? last_at : null,
      created_at: at(hours),
      last_at,
    })
    .returning({ id: contact_messages.id, email: contact_messages.email })
  if (ticket && landing)
    await tx.db.insert(leads).values({
      ...{ contact_id: ticket.id, landing, email: ticket.email, consented_at: at(hours) },
      ...{ consent_version: CONSENT, consent_words: consentWords(CONSENT) ?? '' },
    })
  for (const [from, ago, text] of lines)
    await tx.db.insert(ticket_messages).values({
      contact_id: ticket?.id ?? 0,
      from,
      text,
      user_id: from === 'person' ? sender?.id : people.get('admin')?.id,
      created_at: at(ago),
    })
}
