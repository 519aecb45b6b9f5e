import { and, asc, eq, inArray, not } from 'drizzle-orm'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { filled, oneLine } from '#domains/messages/whatsapp/templates/filled.model.ts'
import { afterQuietHours } from '#domains/people/notifications/choices/sending-time.model.ts'
import type { Context } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { countAudience, isFull, recipientsOf } from '../audience/audience.queries.ts'
import { bodyOf, findSend, isConfigured, type Material, priceOf, reachOf, refusalOf } from './material.queries.ts'
import type { PreviewFilter, SendPreview } from './sends.schemas.ts'

/** Who will get what, when, by which channel, at what cost: by the same rules as the run. */
export async function previewSend(ctx: Context, filter: PreviewFilter): Promise<SendPreview> {
  const found = await findSend(ctx, filter.id)
  const { send } = found
  const numbers =
    send.destination === 'channels' ? await countChannels(ctx, found) : await countAudience(ctx, reachOf(found))
  const price = priceOf(found)
  const lines = send.destination === 'channels' ? await channelLines(ctx, found) : await peopleLines(ctx, found, filter)
  return {
    channel: send.channel,
    ...numbers,
    ...{ price, cost: price * numbers.reached },
    problem:
      refusalOf(found, ctx.now()) ?? (numbers.reached + numbers.full_today ? null : 'Ninguém receberia este envio.'),
    configured: isConfigured(ctx.env, send),
    lines: toPage(lines, numbers.reached, filter),
  }
}

async function peopleLines(ctx: Context, found: Material, filter: PreviewFilter) {
  const { limit, offset } = windowOf(filter)
  const people = await recipientsOf(ctx, reachOf(found), not(isFull(ctx.now())))
    .limit(limit)
    .offset(offset)
  const now = ctx.now()
  const text = found.send.channel === 'whatsapp' ? oneLine(found.send.text) : found.send.text
  return people.map(({ nickname, ...quiet }) => {
    const at = afterQuietHours(now, quiet)
    return {
      who: nickname,
      text: filled(bodyOf(found), { name: nickname, text }),
      at: at > now ? at : null,
    }
  })
}

/** The channels of a send that still take messages. */
export const channelsOf = ({ db }: Context, { send }: Material) =>
  db
    .select()
    .from(discord_channels)
    .where(and(inArray(discord_channels.id, send.audience.channel_ids), eq(discord_channels.active, true)))
    .orderBy(asc(discord_channels.name))

async function channelLines(ctx: Context, found: Material) {
  const text = filled(bodyOf(found), { name: '', text: found.send.text })
  return (await channelsOf(ctx, found)).map(({ name }) => ({ who: name, text, at: null }))
}

async function countChannels(ctx: Context, found: Material) {
  const reached = (await channelsOf(ctx, found)).length
  return { fit: found.send.audience.channel_ids.length, reached, no_address: 0, no_opt_in: 0, full_today: 0 }
}
