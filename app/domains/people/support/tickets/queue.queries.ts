import { aliasedTable, and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sinceDay } from '#platform/database/since-day.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'
import type { Landing } from '../leads/landing.kinds.ts'
import { ASKED_FOR_CONTACT } from '../leads/landing.words.ts'
import { leads } from '../leads/leads.table.ts'
import { askedAgainAt, asksAgain } from './asked-again.queries.ts'
import { waitingDays } from './due.model.ts'
import type { QueueCard, QueueFilter } from './tickets.schemas.ts'

const assignee = aliasedTable(users, 'assignee')

/** The team's queue: what waits for an answer first, longest waiting at the top; whoever asked nothing comes after who did. */
export async function listQueue(ctx: Context, filter: QueueFilter): Promise<Page<QueueCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(...narrowed(ctx, filter))
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        ticket: contact_messages,
        assigned: { id: assignee.id, nickname: assignee.nickname },
        lead: leadProof,
        again: askedAgainAt,
      })
      .from(contact_messages)
      .leftJoin(assignee, eq(assignee.id, contact_messages.assigned_to))
      .leftJoin(leads, eq(leads.contact_id, contact_messages.id))
      .where(where)
      .orderBy(...ordered(filter))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(contact_messages).where(where),
  ])
  const cards = rows.map(({ ticket, again, ...row }) => toQueueCard(ctx, ticket, again, row))
  return toPage(cards, totals[0]?.total ?? 0, filter)
}

const leadProof = {
  landing: leads.landing,
  phone: leads.phone,
  consent_version: leads.consent_version,
  consent_words: leads.consent_words,
  consented_at: leads.consented_at,
}

/** How many of a page wait for an answer. */
export const countLeads = ({ db }: Context, landing: Landing) =>
  db.$count(
    contact_messages,
    and(
      eq(contact_messages.state, 'aberto'),
      inArray(contact_messages.id, db.select({ id: leads.contact_id }).from(leads).where(eq(leads.landing, landing))),
    ),
  )

/** What came with a contact by a landing page. */
export async function leadOf({ db }: Context, contact_id: number) {
  const [lead] = await db.select(leadProof).from(leads).where(eq(leads.contact_id, contact_id))
  return lead ?? null
}

/** Possible assignees. */
export const teamOf = (ctx: Context) => holdersOf(ctx, 'support.manage')

export async function personOf({ db }: Context, id: number | null) {
  if (id === null) return null
  const [person] = await db.select({ id: users.id, nickname: users.nickname }).from(users).where(eq(users.id, id))
  return person ?? null
}

type Row = Pick<QueueCard, 'assigned' | 'lead'>

function toQueueCard(ctx: Context, ticket: ContactMessage, again: Date | null, row: Row): QueueCard {
  const { uuid, protocol, subject, topic, state, created_at, last_at, name, email } = ticket
  const card = { uuid, protocol, subject, topic, state, created_at, last_at, name, email, ...row }
  return { ...card, ...waitingOf(ticket, again, ctx.now()) }
}

/** How long it waits, and whether after an answer. */
export const waitingOf = (ticket: ContactMessage, again: Date | null, now: Date) => ({
  waiting_days: waitingDays(ticket, again, now),
  asked_again: again !== null,
})

function narrowed(
  ctx: Context,
  { state, topic, assigned, landing, again, since, search }: QueueFilter,
): (SQL | undefined)[] {
  const { assigned_to, protocol, name, email, subject } = contact_messages
  return [
    state && eq(contact_messages.state, state),
    topic && eq(contact_messages.topic, topic),
    assigned && (assigned === 'me' ? eq(assigned_to, signedIn(ctx).id) : isNull(assigned_to)),
    landing &&
      inArray(
        contact_messages.id,
        ctx.db.select({ id: leads.contact_id }).from(leads).where(eq(leads.landing, landing)),
      ),
    again && asksAgain,
    sinceDay(contact_messages.created_at, since),
    search ? or(...[protocol, name, email, subject].map((column) => contains(column, search))) : undefined,
  ]
}

const waiting = or(
  and(
    isNull(contact_messages.first_answered_at),
    inArray(contact_messages.state, ['aberto', 'respondido', 'aguardando_pessoa']),
  ),
  asksAgain,
) as SQL

/** Left an address on a page and no question. */
const asksNothing = sql`${waiting} and not ${asksAgain} and ${leads.contact_id} is not null
  and starts_with(${contact_messages.message}, ${ASKED_FOR_CONTACT})`

function ordered({ order_by, order_type }: QueueFilter): SQL[] {
  const { created_at, last_at, name, id, state } = contact_messages
  const direction = (order_type ?? (order_by === 'name' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  if (order_by !== 'due') return [direction({ created_at, last_at, name }[order_by]), desc(id)]
  const late = sql`case when ${waiting} then coalesce(${askedAgainAt}, ${created_at}) end`
  const open = sql`${state} = 'aberto'`
  return order_type === 'desc'
    ? [asc(waiting), desc(asksNothing), desc(late), desc(last_at), desc(id)]
    : [desc(waiting), asc(asksNothing), asc(late), desc(open), desc(last_at), desc(id)]
}
