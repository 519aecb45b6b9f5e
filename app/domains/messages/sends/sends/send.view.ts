import { roleWords } from '#domains/people/accounts/roles/role.words.ts'
import { typeWords } from '#domains/people/accounts/staff/account.words.ts'
import type { AddressedChannel } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { purposes } from '#domains/people/privacy/consents/purpose.kinds.ts'
import { plural } from '#shared/numbers.ts'
import { recipientStates } from './recipient.kinds.ts'
import { recipientStateNames, registrationNames } from './send.words.ts'
import type { SendCard, SendDetail } from './sends.schemas.ts'

/** The channel whose pages stand at an address. */
export const channelAt = (pathname: string): AddressedChannel =>
  pathname.startsWith('/admin/discord/') ? 'discord' : 'whatsapp'

export const sendPlaces: Record<AddressedChannel, { list: string; create: string; title: string; text: string }> = {
  whatsapp: {
    list: '/admin/whatsapp/messages_sends',
    create: '/admin/whatsapp/send_messages_system',
    title: 'Envios por WhatsApp',
    text: 'O que a equipe mandou, o que houve com cada mensagem e o que pode ir de novo.',
  },
  discord: {
    list: '/admin/discord/messages_sends',
    create: '/admin/discord/messages_sends/novo',
    title: 'Envios no Discord',
    text: 'O que foi escrito nos canais do site e nos webhooks de quem pediu.',
  },
}

/** What is missing for a channel, for staff. */
export const setupWords: Record<AddressedChannel, { title: string; text: string }> = {
  whatsapp: {
    title: 'Este servidor ainda não envia WhatsApp',
    text: 'Os envios esperam na fila e saem quando WHATSAPP_TOKEN e WHATSAPP_PHONE_ID forem definidos.',
  },
  discord: {
    title: 'O robô do Discord não está configurado',
    text: 'Mensagens para os canais do site esperam na fila e saem quando DISCORD_BOT_TOKEN for definido.',
  },
}

type Formed = Pick<SendDetail, 'name' | 'text' | 'last_day' | 'destination' | 'audience'> & {
  template_id?: number | null
  message_id?: number | null
}

/** A send as the fields of its form. */
export const formOfSend = ({ name, text, last_day, destination, template_id, message_id, audience }: Formed) => ({
  ...{ name, text, last_day, ...audience },
  ...(template_id ? { template_id, channel_ids: undefined } : { message_id, destination }),
})

/** 'Entregue: 12', in the order in which states are passed. */
export const countLines = ({ counts }: Pick<SendCard, 'counts'>) =>
  recipientStates.flatMap((state) => {
    const count = counts[state] ?? 0
    return count ? [{ state, label: recipientStateNames[state], count }] : []
  })

/** How many are through, whatever became of them. */
export const doneOf = ({ counts, total }: Pick<SendCard, 'counts' | 'total'>) =>
  total - (counts.queued ?? 0) - (counts.sending ?? 0)

/** Whom it is for, in words. */
export function audienceWords({ destination, audience }: Pick<SendDetail, 'destination' | 'audience'>): string {
  if (destination === 'channels')
    return `${plural(audience.channel_ids.length, 'canal do site', 'canais do site')}, para todos que leem ali`
  const { role, user_type, registration, consent, joined_days } = audience
  const parts = [
    role && `papel ${roleWords(role)}`,
    user_type && `conta ${typeWords[user_type]}`,
    registration && registrationNames[registration].toLowerCase(),
    consent && `disse sim a “${purposes[consent].title}”`,
    joined_days && `cadastro nos últimos ${plural(joined_days, 'dia', 'dias')}`,
  ].filter(Boolean)
  return parts.length ? `Quem pediu, com ${parts.join(', ')}` : 'Todo mundo que pediu'
}
