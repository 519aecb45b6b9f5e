import { and, eq, inArray } from 'drizzle-orm'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { demandDiscreet } from '#domains/messages/whatsapp/index.ts'
import { filled } from '#domains/messages/whatsapp/templates/filled.model.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { roles } from '#domains/people/accounts/roles/roles.table.ts'
import type { AddressedChannel } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, demandAll, invalidField } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import type { Opened } from '#shared/opened.ts'
import type { Audience } from '../audience/audience.schemas.ts'
import { isPast } from './material.queries.ts'
import { message_sends } from './message-sends.table.ts'
import { formOfSend } from './send.view.ts'
import { wrongWords } from './send-words.model.ts'
import { showSend } from './sends.queries.ts'
import type {
  DiscordSendChange,
  DiscordSendInput,
  SendDetail,
  WhatsAppSendChange,
  WhatsAppSendInput,
} from './sends.schemas.ts'

/** A draft for people, by WhatsApp. */
export const createWhatsAppSend = (ctx: Context, { idempotency_key, ...input }: WhatsAppSendInput) =>
  ctx.transaction(async (tx) => keep(tx, { ...(await whatsAppDraft(tx, input)), idempotency_key }))

export const changeWhatsAppSend = (ctx: Context, change: WhatsAppSendChange) =>
  rewrite(ctx, 'whatsapp', change, whatsAppDraft)

async function whatsAppDraft(tx: Context, input: Omit<WhatsAppSendInput, 'idempotency_key'>): Promise<Draft> {
  const { name, text, template_id, last_day, ...audience } = input
  const [template] = await tx.db
    .select()
    .from(whatsapp_templates)
    .where(eq(whatsapp_templates.id, template_id))
    .for('key share')
  if (!template?.active) throw invalidField('template_id', 'Escolha um modelo da lista.')
  await demandAll(
    () => demandRole(tx, audience.role),
    () => demandWords(template.body, text),
    () => demandToCome(tx, last_day),
  )
  return {
    ...{ name, text, last_day, template_id, channel: 'whatsapp', destination: 'people' },
    body: template.body,
    audience: { ...audience, channel_ids: [] },
  }
}

/** A draft for the site's channels at Discord, or for the webhooks of people who asked for it. */
export const createDiscordSend = (ctx: Context, { idempotency_key, ...input }: DiscordSendInput) =>
  ctx.transaction(async (tx) => keep(tx, { ...(await discordDraft(tx, input)), idempotency_key }))

export const changeDiscordSend = (ctx: Context, change: DiscordSendChange) =>
  rewrite(ctx, 'discord', change, discordDraft)

async function discordDraft(tx: Context, input: Omit<DiscordSendInput, 'idempotency_key'>): Promise<Draft> {
  const { name, text, message_id, last_day, destination, channel_ids: chosen, ...people } = input
  const channel_ids = [...new Set(chosen)]
  const [message] = await tx.db
    .select()
    .from(discord_messages)
    .where(eq(discord_messages.id, message_id))
    .for('key share')
  if (!message?.active) throw invalidField('message_id', 'Escolha uma mensagem da lista.')
  const toChannels = destination === 'channels'
  await demandAll(
    () => demandWords(message.body, text),
    () => demandFits(message.body, text),
    () => demandToCome(tx, last_day),
    () => toChannels && demandNobody(people),
    () => (toChannels ? demandChannels(tx, channel_ids) : demandRole(tx, people.role)),
  )
  return {
    ...{ name, text, last_day, message_id, channel: 'discord', destination },
    body: message.body,
    audience: toChannels ? { channel_ids } : { ...people, channel_ids: [] },
  }
}

type Draft = Omit<typeof message_sends.$inferInsert, 'created_by' | 'body' | 'last_day'> & {
  body: string
  last_day: string | null
}

/** A draft as its form has it now, with the words that its text has now. */
const rewrite = <Change extends { id: number; opened?: Opened }>(
  ctx: Context,
  channel: AddressedChannel,
  { id, ...typed }: Change,
  draftOf: (tx: Context, input: Omit<Omit<Change, 'id'>, 'opened'>) => Promise<Draft>,
): Promise<SendDetail> =>
  ctx.transaction(async (tx) => {
    const [send] = await tx.db.select().from(message_sends).where(eq(message_sends.id, id)).for('update')
    if (send?.channel !== channel) throw new AppError('not_found', 'Não encontramos este envio.')
    if (send.state !== 'draft') throw new AppError('conflict', 'Este envio já começou: copie para mudar.')
    const stands = formOfSend(send)
    const values = await draftOf(tx, mergeEdit<Omit<Change, 'id'>>(typed, stands as object))
    await tx.db.update(message_sends).set(values).where(eq(message_sends.id, id))
    await audit(tx, {
      ...{ action: 'message_send.changed', subject: `message_send:${id}` },
      ...{ before: stands, after: formOfSend({ ...send, ...values }) },
    })
    return showSend(tx, id)
  })

/** A draft keeps its text: what begins is what its preview showed. */
async function keep(tx: Context, values: Draft): Promise<SendDetail> {
  const { channel, destination, name, text, last_day, audience, template_id = null, message_id = null } = values
  const content = { channel, destination, name, text, last_day, audience, template_id, message_id }
  const before = () => findByKey(tx, message_sends, values.idempotency_key ?? undefined, content)
  const made = await before()
  if (made) return showSend(tx, made)
  const [row] = await tx.db
    .insert(message_sends)
    .values({ ...values, created_by: signedIn(tx).id, created_at: tx.now() })
    .onConflictDoNothing({ target: [message_sends.created_by, message_sends.idempotency_key] })
    .returning({ id: message_sends.id })
  // The same form came at the same moment: the draft is the one that it made.
  if (!row) return showSend(tx, Number(await before()))
  await audit(tx, {
    action: 'message_send.created',
    subject: `message_send:${row.id}`,
    after: { name, text, last_day, ...audience },
  })
  return showSend(tx, row.id)
}

/** Only a draft: of what was sent there is a record. */
export const removeSend = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { name } = await showSend(tx, id)
    const gone = await tx.db
      .delete(message_sends)
      .where(and(eq(message_sends.id, id), eq(message_sends.state, 'draft')))
      .returning({ id: message_sends.id })
    if (!gone.length) throw new AppError('conflict', 'Este envio já começou: o que saiu fica registrado.')
    await audit(tx, { action: 'message_send.deleted', subject: `message_send:${id}`, before: { name } })
  })

/** Its own words are asked for exactly when its text has room for them. */
function demandWords(body: string, text: string) {
  const wrong = wrongWords(body, text)
  if (wrong) throw invalidField('text', wrong)
  demandDiscreet('text', text)
}

/** A last day that is over lets nothing go. */
function demandToCome({ now }: Context, last_day: string | null) {
  if (isPast({ last_day }, now()))
    throw invalidField('last_day', 'Este dia já passou. Escolha outro ou deixe em branco.')
}

/** A channel is read by all who are in it: nobody is chosen. */
function demandNobody(people: Omit<Audience, 'channel_ids'>) {
  const chosen = Object.entries(people).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (chosen.length)
    throw new AppError('invalid', undefined, {
      errors: Object.fromEntries(
        chosen.map((field) => [
          field,
          ['Num canal do site todos leem. Tire isto, ou envie aos webhooks de quem pediu.'],
        ]),
      ),
    })
}

/** Longer than Discord takes in one message. */
function demandFits(body: string, text: string) {
  const over = filled(body, { name: '', text }).length - DISCORD_MOST
  if (over > 0)
    throw invalidField('text', `Com estas palavras a mensagem passa das 2.000 letras do Discord. Tire ${over}.`)
}
const DISCORD_MOST = 2000

async function demandRole({ db }: Context, name: string | undefined) {
  if (!name) return
  const found = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name)).for('key share')
  if (!found.length) throw invalidField('role', 'Escolha um papel da lista.')
}

async function demandChannels({ db }: Context, ids: number[]) {
  if (!ids.length) throw invalidField('channel_ids', 'Escolha pelo menos um canal.')
  const found = await db
    .select({ id: discord_channels.id })
    .from(discord_channels)
    .where(and(inArray(discord_channels.id, ids), eq(discord_channels.active, true)))
    .for('key share')
  if (found.length !== ids.length) throw invalidField('channel_ids', 'Um destes canais não recebe mais mensagens.')
}
