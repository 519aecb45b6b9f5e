import { eq, sql } from 'drizzle-orm'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { scopeOf } from '#domains/messages/whatsapp/types/category.kinds.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import type { Context } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { type MessageSend, message_sends } from './message-sends.table.ts'

/** Sends with what they are made of. */
export const selectSends = ({ db }: Context) =>
  db
    .select({ send: message_sends, template: whatsapp_templates, message: discord_messages, type: message_types })
    .from(message_sends)
    .leftJoin(whatsapp_templates, eq(whatsapp_templates.id, message_sends.template_id))
    .leftJoin(discord_messages, eq(discord_messages.id, message_sends.message_id))
    .innerJoin(
      message_types,
      sql`${message_types.id} = coalesce(${whatsapp_templates.type_id}, ${discord_messages.type_id})`,
    )
    .$dynamic()

export type Material = Awaited<ReturnType<typeof selectSends>>[number]

export async function findSend(ctx: Context, id: number): Promise<Material> {
  const [found] = await selectSends(ctx).where(eq(message_sends.id, id))
  if (!found) throw new AppError('not_found', 'Não encontramos este envio.')
  return found
}

/** Its text as it was when the draft was made. */
export const bodyOf = ({ send, template, message }: Material) => send.body ?? template?.body ?? message?.body ?? ''

export const priceOf = ({ send, template }: Material) => send.price ?? template?.price ?? 0

export const reachOf = ({ send, type }: Material) => ({
  channel: send.channel,
  scope: scopeOf[type.category],
  audience: send.audience,
})

/** Why it may not leave now; null when it may. */
export function problemOf({ send, template, message, type }: Material): string | null {
  if (!type.active) return 'O tipo desta mensagem está inativo.'
  if (template && template.state !== 'approved') return 'A Meta ainda não aprovou este modelo. Veja a situação dele.'
  const text = template ?? message
  if (!text?.active) return 'O texto deste envio está inativo.'
  // Meta sends what it has under the name; of ours a send that began goes on with its own words.
  if (send.body !== null && send.body !== text.body && (template || send.state === 'draft'))
    return `O texto mudou desde este rascunho: o que sairia não é o que está aqui. ${send.state === 'draft' ? 'Abra Mudar e salve de novo.' : 'Copie para um novo envio.'}`
  return null
}

/** Its last day is over: what waits of it does not go any more. */
export const isPast = ({ last_day }: Pick<MessageSend, 'last_day'>, now: Date) =>
  last_day !== null && dayKey(now) > last_day

/** Why it may not begin, go on or go again now; null when it may. */
export const refusalOf = (found: Material, now: Date): string | null =>
  problemOf(found) ??
  (isPast(found.send, now)
    ? `O último dia deste envio já passou. ${found.send.state === 'draft' ? 'Abra Mudar e escolha outro.' : 'Copie para um novo envio.'}`
    : null)

/** Whether this server can send it. People's own webhooks need nothing of ours. */
export const isConfigured = ({ whatsapp, discord_bot }: Environment, { channel, destination }: MessageSend) =>
  channel === 'whatsapp' ? Boolean(whatsapp) : destination === 'people' || Boolean(discord_bot)
