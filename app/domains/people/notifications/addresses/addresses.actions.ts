import '../notifications.events.ts'
import { and, eq } from 'drizzle-orm'
import { type AddedAccess, notifyOwner } from '#domains/people/accounts/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { webhookOf } from '#platform/discord/webhooks.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { countAttempt, forgetAttempts, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { sealText } from '#platform/seal.ts'
import { addCodeJob } from './addresses.jobs.ts'
import { sealedFor, unsealedAddress } from './addresses.queries.ts'
import type { NoticeAddress, WhatsAppInput } from './addresses.schemas.ts'
import { optInSentences } from './addresses.words.ts'
import { isCode } from './code.secrets.ts'
import {
  type AddressedChannel,
  addressedChannels,
  type NotificationAddress,
  notification_addresses,
} from './notification-addresses.table.ts'
import { hashNumber } from './number.secrets.ts'
import { lockNumber, takeNumber } from './number-owner.actions.ts'

const codesADay: Limit = { name: 'whatsapp-code', points: 5, seconds: 86_400 }
/** Whoever asks: many accounts are not many phones. */
const codesToNumber: Limit = { name: 'whatsapp-code-number', points: 5, seconds: 86_400 }
const guesses: Limit = { name: 'whatsapp-guess', points: 5, seconds: 900 }
const webhookChecks: Limit = { name: 'discord-webhook', points: 20, seconds: 3600 }
const CODE_MS = 30 * 60_000

/** Keeps a number with the proof that its owner asked, and sends a code there; until it comes back nothing else is sent. */
export async function askWhatsApp(ctx: Context, { phone }: WhatsAppInput): Promise<NoticeAddress> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, codesADay, String(id))
  await countAttempt(ctx, codesToNumber, hashNumber(ctx.env.keys, phone))
  return ctx.transaction(async (tx) => {
    const row = await keep(tx, 'whatsapp', { address: phone, shown: `final ${phone.slice(-4)}`, confirmed: false })
    await addCodeJob(tx, id)
    return toAddress(row)
  })
}

/** Another code to the number that waits for one. */
export async function askCodeAgain(ctx: Context): Promise<NoticeAddress> {
  const { id } = signedIn(ctx)
  const [row] = await ctx.db.select().from(notification_addresses).where(own(id, 'whatsapp'))
  if (!row?.address_hash || row.confirmed_at) throw new AppError('not_found', 'Escreva primeiro o seu número.')
  await countAttempt(ctx, codesADay, String(id))
  await countAttempt(ctx, codesToNumber, row.address_hash)
  await ctx.transaction((tx) => addCodeJob(tx, id))
  return toAddress(row)
}

/** The code came back: the number is the viewer's. */
export async function confirmWhatsApp(ctx: Context, { code }: { code: string }): Promise<NoticeAddress> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, guesses, String(id))
  return ctx.transaction(async (tx) => {
    const [known] = await tx.db.select().from(notification_addresses).where(own(id, 'whatsapp'))
    if (known?.address_hash) await lockNumber(tx, known.address_hash)
    const [row] = await tx.db.select().from(notification_addresses).where(own(id, 'whatsapp')).for('update')
    if (!row) throw new AppError('not_found', 'Escreva primeiro o seu número.')
    const { code_hash, code_sent_at } = row
    const isFresh = code_sent_at && tx.now().getTime() - code_sent_at.getTime() < CODE_MS
    if (!code_hash || !isFresh || !isCode(tx.env.keys, id, code, code_hash))
      throw invalidField('code', 'Este código não confere ou já passou da hora. Confira ou peça outro.')
    const [confirmed] = await tx.db
      .update(notification_addresses)
      .set({ confirmed_at: tx.now(), code_hash: null, code_sent_at: null })
      .where(own(id, 'whatsapp'))
      .returning()
    await takeNumber(tx, id, unsealedAddress(tx.env.keys, row))
    await forgetAttempts(tx, guesses, String(id))
    await notifyOwner(tx, id, 'Um número de WhatsApp passou a receber os seus avisos.')
    return toAddress(confirmed ?? row)
  })
}

/** A webhook is the proof itself: only who runs the channel knows it. Discord is asked whether it exists. */
export async function addDiscord(ctx: Context, { webhook_url }: { webhook_url: string }): Promise<NoticeAddress> {
  const webhook = webhookOf(webhook_url)
  if (!webhook) throw invalidField('webhook_url', 'Este não é o endereço de um webhook do Discord.')
  await countAttempt(ctx, webhookChecks, String(signedIn(ctx).id))
  if ((await ctx.env.discord.exists(webhook)) === false)
    throw invalidField('webhook_url', 'O Discord não conhece este webhook. Copie o endereço de novo.')
  const address = `https://discord.com/api/webhooks/${webhook.id}/${webhook.token}`
  const shown = `final ${webhook.id.slice(-4)}`
  return ctx.transaction(async (tx) => {
    const row = await keep(tx, 'discord', { address, shown, confirmed: true })
    await notifyOwner(tx, signedIn(tx).id, 'Um canal do Discord passou a receber os seus avisos.')
    return toAddress(row)
  })
}

/** Nothing is sent there any more, and nothing of it is kept. */
export const removeAddress = (ctx: Context, channel: AddressedChannel): Promise<NoticeAddress> =>
  ctx.transaction(async (tx) => {
    const { id: user_id } = signedIn(tx)
    await record(tx, 'address.removed', { user_id, channel })
    await tx.db.delete(notification_addresses).where(own(user_id, channel))
    return { channel, shown: null, confirmed: false }
  })

const own = (user_id: number, channel: AddressedChannel) =>
  and(eq(notification_addresses.user_id, user_id), eq(notification_addresses.channel, channel))

type Kept = { address: string; shown: string; confirmed: boolean }

async function keep(tx: Context, channel: AddressedChannel, { address, shown, confirmed }: Kept) {
  const { id: user_id } = signedIn(tx)
  const now = tx.now()
  // Before its row is touched: who asked for messages is locked first.
  await record(tx, 'address.removed', { user_id, channel })
  const row = {
    sealed_address: sealText(tx.env.keys, sealedFor(user_id, channel), address),
    address_hash: channel === 'whatsapp' ? hashNumber(tx.env.keys, address) : null,
    shown,
    opt_in: { at: now.toISOString(), ...tx.request, sentence: optInSentences[channel] },
    confirmed_at: confirmed ? now : null,
    code_hash: null,
    code_sent_at: null,
    created_at: now,
  }
  const [kept] = await tx.db
    .insert(notification_addresses)
    .values({ user_id, channel, ...row })
    .onConflictDoUpdate({ target: [notification_addresses.user_id, notification_addresses.channel], set: row })
    .returning()
  if (!kept) throw new Error('upsert returned no row')
  return kept
}

const toAddress = ({ channel, shown, confirmed_at }: NotificationAddress): NoticeAddress => ({
  channel,
  shown,
  confirmed: confirmed_at !== null,
})

const names: Record<AddressedChannel, string> = { whatsapp: 'WhatsApp', discord: 'Canal do Discord' }

/** What a new password does not end: notices go on to these. */
export const addedAddresses: AddedAccess = {
  list: async ({ db }, user_id) =>
    (await db.select().from(notification_addresses).where(eq(notification_addresses.user_id, user_id))).map(
      ({ channel, shown }) => `${names[channel]} que recebe avisos (${shown})`,
    ),
  async remove(tx, user_id) {
    for (const channel of addressedChannels) await record(tx, 'address.removed', { user_id, channel })
    await tx.db.delete(notification_addresses).where(eq(notification_addresses.user_id, user_id))
  },
}
