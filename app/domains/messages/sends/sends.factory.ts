import { asc, eq } from 'drizzle-orm'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { message_opt_ins } from '#domains/messages/opt-ins/answers/message-opt-ins.table.ts'
import type { Scope } from '#domains/messages/opt-ins/answers/scope.kinds.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import type { Category } from '#domains/messages/whatsapp/types/category.kinds.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import {
  type AddressedChannel,
  notification_addresses,
} from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { hashNumber, numberSealedFor } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { message_recipients } from './sends/message-sends.table.ts'

let made = 0

async function aType({ db }: Context, category: Category = 'utility') {
  const [type] = await db
    .insert(message_types)
    .values({ slug: `tipo-${++made}`, name: `Tipo ${made}`, category })
    .returning()
  if (!type) throw new Error('insert returned no row')
  return type
}

/** An approved template. */
export async function aTemplate(
  ctx: Context,
  fields: Partial<typeof whatsapp_templates.$inferInsert> & { category?: Category } = {},
) {
  const { category, ...values } = fields
  const [template] = await ctx.db
    .insert(whatsapp_templates)
    .values({
      ...{
        type_id: (await aType(ctx, category)).id,
        name: `modelo_${++made}`,
        body: 'Oi, {{1}}!',
        state: 'approved',
        price: 30,
      },
      ...values,
    })
    .returning()
  if (!template) throw new Error('insert returned no row')
  return template
}

export async function aDiscordMessage(ctx: Context, body = 'Manutenção no domingo.') {
  const [message] = await ctx.db
    .insert(discord_messages)
    .values({ type_id: (await aType(ctx)).id, name: `Aviso ${++made}`, body })
    .returning()
  if (!message) throw new Error('insert returned no row')
  return message
}

type Asked = { channel?: AddressedChannel; scopes?: Scope[]; address?: string }

/** A confirmed number or webhook, and a yes to these. */
export async function asksFor(
  ctx: Context,
  user_id: number,
  { channel = 'whatsapp', scopes = ['service'], address }: Asked = {},
) {
  const to = address ?? (channel === 'whatsapp' ? phoneOf(user_id) : webhookOf(user_id))
  const at = ctx.now()
  const proof = { at: at.toISOString(), ip: '127.0.0.1', user_agent: '', sentence: 'Quero.' }
  await ctx.db.insert(notification_addresses).values({
    ...{ user_id, channel, opt_in: proof, confirmed_at: at, created_at: at, shown: `final ${to.slice(-4)}` },
    sealed_address: sealText(ctx.env.keys, numberSealedFor(user_id, channel), to),
    address_hash: channel === 'whatsapp' ? hashNumber(ctx.env.keys, to) : null,
  })
  if (scopes.length)
    await ctx.db.insert(message_opt_ins).values(
      scopes.map((scope) => ({
        ...{
          user_id,
          channel,
          scope,
          given: true,
          sentence: 'Quero.',
          sealed_address: '',
          shown: 'final',
          how: 'page' as const,
        },
        ...{ ip: '127.0.0.1', user_agent: '', at },
      })),
    )
}

export const phoneOf = (user_id: number) => `55119${String(80_000_000 + user_id)}`
export const webhookOf = (user_id: number) =>
  `https://discord.com/api/webhooks/${100_000_000_000_000_000n + BigInt(user_id)}/${'a'.repeat(68)}`

/** Somebody who asked for the team's messages. */
export async function aReader(ctx: Context, asked: Asked & Parameters<typeof aUser>[1] = {}) {
  const { channel, scopes, address, ...fields } = asked
  const user = await aUser(ctx, fields)
  await asksFor(ctx, user.id, { channel, scopes, address })
  return user
}

/** Rows of one statement, which takes 65,535 values. */
const AT_ONCE = 2000

/** Many who asked for it; returns their numbers. */
export async function manyReaders(ctx: Context, count: number): Promise<string[]> {
  const at = ctx.now()
  const proof = { at: at.toISOString(), ip: '1', user_agent: '', sentence: 'Quero.' }
  const numbers: string[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = await ctx.db
      .insert(users)
      .values(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => ({
          ...{ nickname: `leitora${from + n}`, email: `leitora${from + n}@exemplo.com.br`, password_hash: 'x' },
          ...{ email_verified_at: at, adult_declared_at: at },
        })),
      )
      .returning({ id: users.id })
    await ctx.db.insert(notification_addresses).values(
      rows.map(({ id }) => ({
        ...{
          user_id: id,
          channel: 'whatsapp' as const,
          opt_in: proof,
          shown: 'final',
          confirmed_at: at,
          created_at: at,
        },
        sealed_address: sealText(ctx.env.keys, numberSealedFor(id, 'whatsapp'), phoneOf(id)),
      })),
    )
    await ctx.db.insert(message_opt_ins).values(
      rows.map(({ id }) => ({
        ...{ user_id: id, channel: 'whatsapp' as const, scope: 'service' as const, given: true, sentence: 'Quero.' },
        ...{ sealed_address: '', shown: 'final', how: 'page' as const, ip: '1', user_agent: '', at },
      })),
    )
    numbers.push(...rows.map(({ id }) => phoneOf(id)))
  }
  return numbers
}

export const recipientsNow = ({ db }: Context, send_id: number) =>
  db
    .select()
    .from(message_recipients)
    .where(eq(message_recipients.send_id, send_id))
    .orderBy(asc(message_recipients.id))
