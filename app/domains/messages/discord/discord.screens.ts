import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const channels = await ask<{ data: { id: number }[] }>('discord/channel', 'admin')
  const messages = await ask<{ data: { id: number }[] }>('discord/message', 'admin')
  return seenBy('admin', [
    '/admin/discord/channels',
    '/admin/discord/channels/novo',
    `/admin/discord/channels/${channels.data[0]?.id}`,
    '/admin/discord/messages',
    `/admin/discord/messages/${messages.data[0]?.id}`,
  ])
}
