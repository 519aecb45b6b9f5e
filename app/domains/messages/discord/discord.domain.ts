import type { Domain } from '#domain.ts'
import { discordChannels } from './channels/discord-channels.staff.ts'
import { discordMessages } from './discord-messages/discord-messages.staff.ts'

export const discord = {
  api: { channels: discordChannels.calls, messages: discordMessages.calls },
  staff: [discordChannels, discordMessages],
} satisfies Domain
