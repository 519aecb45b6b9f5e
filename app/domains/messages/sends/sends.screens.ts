import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { id: number; channel: 'whatsapp' | 'discord' }[] }>('messages/send', 'admin')
  return seenBy('admin', [
    '/admin/whatsapp/send_messages_system',
    '/admin/whatsapp/messages_sends',
    '/admin/discord/messages_sends',
    '/admin/discord/messages_sends/novo',
    ...data.map(({ id, channel }) => `/admin/${channel}/messages_sends/${id}`),
  ])
}
