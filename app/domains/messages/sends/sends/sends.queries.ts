import { and, asc, count, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { roles } from '#domains/people/accounts/roles/roles.table.ts'
import { users, userTypes } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { triesOf } from '../running/rounds.model.ts'
import {
  bodyOf,
  findSend,
  isConfigured,
  isPast,
  type Material,
  priceOf,
  problemOf,
  refusalOf,
  selectSends,
} from './material.queries.ts'
import { message_recipients, message_sends } from './message-sends.table.ts'
import type { RecipientFilter, SendCard, SendDetail, SendFilter, SendOptions, SendRecipient } from './sends.schemas.ts'

const days = { day: 1, week: 7, month: 30, year: 365 }

/** Sends, newest first unless sorted: three queries for a page of them. */
export async function listSends(ctx: Context, filter: SendFilter): Promise<Page<SendCard>> {
  const { limit, offset } = windowOf(filter)
  const { channel, state, type_id, period, search } = filter
  const where = and(
    channel && eq(message_sends.channel, channel),
    state && eq(message_sends.state, state),
    type_id ? eq(message_types.id, type_id) : undefined,
    period && gte(message_sends.created_at, new Date(ctx.now().getTime() - days[period] * DAY)),
    search ? contains(message_sends.name, search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    selectSends(ctx)
      .where(where)
      .orderBy(...sorted(filter, message_sends, message_sends.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(message_sends)
      .leftJoin(whatsapp_templates, eq(whatsapp_templates.id, message_sends.template_id))
      .leftJoin(discord_messages, eq(discord_messages.id, message_sends.message_id))
      .innerJoin(
        message_types,
        sql`${message_types.id} = coalesce(${whatsapp_templates.type_id}, ${discord_messages.type_id})`,
      )
      .where(where),
  ])
  return toPage(await cardsOf(ctx, rows), totals[0]?.total ?? 0, filter)
}

async function cardsOf(ctx: Context, rows: Material[]): Promise<SendCard[]> {
  if (!rows.length) return []
  const ids = rows.map(({ send }) => send.id)
  const by = rows.map(({ send }) => send.created_by)
  const { send_id, state, test } = message_recipients
  const [numbers, people] = await Promise.all([
    ctx.db
      .select({ send_id, state, count: count() })
      .from(message_recipients)
      .where(and(inArray(send_id, ids), eq(test, false)))
      .groupBy(send_id, state),
    ctx.db.select({ id: users.id, nickname: users.nickname }).from(users).where(inArray(users.id, by)),
  ])
  return rows.map(({ send, type }) => {
    const own = numbers.filter((one) => one.send_id === send.id)
    const { id, name, channel, destination, created_at, started_at, finished_at } = send
    return {
      ...{ id, name, channel, destination, state: send.state, created_at, started_at, finished_at },
      type: { id: type.id, name: type.name },
      waits: send.state === 'running' && !isConfigured(ctx.env, send),
      counts: Object.fromEntries(own.map((one) => [one.state, one.count])),
      total: own.reduce((sum, one) => sum + one.count, 0),
      created_by: people.find((one) => one.id === send.created_by)?.nickname ?? '',
    }
  })
}

export async function showSend(ctx: Context, id: number): Promise<SendDetail> {
  const found = await findSend(ctx, id)
  const [[card], trial, ceilings] = await Promise.all([
    cardsOf(ctx, [found]),
    lastTrial(ctx, id),
    countCeilings(ctx, id),
  ])
  if (!card) throw new AppError('not_found')
  const { send } = found
  const { failed = 0, unsure = 0 } = card.counts
  const mayGo = refusalOf(found, ctx.now()) === null
  return {
    ...card,
    template_id: send.template_id,
    message_id: send.message_id,
    body: bodyOf(found),
    text: send.text,
    last_day: send.last_day,
    audience: send.audience,
    reason: send.reason,
    price: priceOf(found),
    trial,
    again: isPast(send, ctx.now()) ? { failed: 0, unsure: 0 } : { failed: failed + ceilings, unsure },
    can: {
      start: send.state === 'draft' && mayGo,
      resume: send.state === 'stopped' && mayGo,
      stop: send.state === 'running',
      change: send.state === 'draft',
      remove: send.state === 'draft',
      trial: problemOf(found) === null,
    },
  }
}

/** What the viewer's last trial came to. */
async function lastTrial(ctx: Context, send_id: number) {
  const { state, reason, created_at, test, user_id, id } = message_recipients
  const [trial] = await ctx.db
    .select({ state, reason, at: created_at })
    .from(message_recipients)
    .where(and(eq(message_recipients.send_id, send_id), eq(test, true), eq(user_id, signedIn(ctx).id)))
    .orderBy(desc(id))
    .limit(1)
  return trial ?? null
}

async function countCeilings({ db }: Context, send_id: number) {
  const [row] = await db
    .select({ count: count() })
    .from(message_recipients)
    .where(and(eq(message_recipients.send_id, send_id), eq(message_recipients.test, false), heldByCeiling()))
  return row?.count ?? 0
}

/** Held back by a full day alone: another day it may go. */
export const heldByCeiling = (): SQL | undefined =>
  and(eq(message_recipients.state, 'suppressed'), eq(message_recipients.reason, 'daily ceiling'))

/** Recipients of a send, in the order of the run unless sorted; each is named to the team alone. */
export async function listRecipients(ctx: Context, filter: RecipientFilter): Promise<Page<SendRecipient>> {
  const { send } = await findSend(ctx, filter.id)
  const { limit, offset } = windowOf(filter)
  const who = sql<string>`coalesce(${users.nickname}::text, ${discord_channels.name}, '')`
  const where = and(
    eq(message_recipients.send_id, filter.id),
    eq(message_recipients.test, false),
    filter.state && eq(message_recipients.state, filter.state),
    filter.search ? contains(users.nickname, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ row: message_recipients, who })
      .from(message_recipients)
      .leftJoin(users, eq(users.id, message_recipients.user_id))
      .leftJoin(discord_channels, eq(discord_channels.id, message_recipients.discord_channel_id))
      .where(where)
      .orderBy(
        ...sorted(
          { ...filter, order_type: filter.order_type ?? 'asc' },
          { ...message_recipients, who },
          message_recipients.id,
        ),
      )
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(message_recipients)
      .leftJoin(users, eq(users.id, message_recipients.user_id))
      .where(where),
  ])
  const cards = rows.map(
    ({ row: { id, state, reason, attempts, due_at, sent_at, delivered_at, read_at }, who: name }) => ({
      ...{ id, who: name, state, reason, attempts: triesOf({ attempts }), due_at, sent_at, delivered_at, read_at },
      can_again:
        !isPast(send, ctx.now()) &&
        (state === 'failed' || state === 'unsure' || (state === 'suppressed' && reason === 'daily ceiling')),
    }),
  )
  return toPage(cards, totals[0]?.total ?? 0, filter)
}

/** What a new send may be made of: what is active, approved or not. */
export async function sendOptions({ db, env }: Context): Promise<SendOptions> {
  const { id, name } = message_types
  const [templates, messages, channels, types, roleRows] = await Promise.all([
    db
      .select({
        id: whatsapp_templates.id,
        name: whatsapp_templates.name,
        body: whatsapp_templates.body,
        state: whatsapp_templates.state,
        type: name,
      })
      .from(whatsapp_templates)
      .innerJoin(message_types, eq(id, whatsapp_templates.type_id))
      .where(and(whatsapp_templates.active, message_types.active))
      .orderBy(asc(whatsapp_templates.name))
      .limit(200),
    db
      .select({ id: discord_messages.id, name: discord_messages.name, body: discord_messages.body, type: name })
      .from(discord_messages)
      .innerJoin(message_types, eq(id, discord_messages.type_id))
      .where(and(discord_messages.active, message_types.active))
      .orderBy(asc(discord_messages.name))
      .limit(200),
    db
      .select({ id: discord_channels.id, name: discord_channels.name, topic: discord_channels.topic })
      .from(discord_channels)
      .where(eq(discord_channels.active, true))
      .orderBy(asc(discord_channels.name))
      .limit(50),
    db.select({ id, name }).from(message_types).orderBy(asc(name)).limit(200),
    db.select({ name: roles.name }).from(roles).where(ne(roles.name, '')).orderBy(asc(roles.name)),
  ])
  return {
    ...{ templates, messages, channels, types },
    roles: roleRows.map((role) => role.name),
    user_types: [...userTypes],
    configured: { whatsapp: Boolean(env.whatsapp), bot: Boolean(env.discord_bot) },
  }
}
