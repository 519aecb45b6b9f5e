import { staffHolds } from '#tests/staff-holds.ts'
import { discordChannels } from './discord-channels.staff.ts'

staffHolds(discordChannels, (api) => api.discord.channels)
