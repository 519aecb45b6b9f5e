import { login } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { changeChannel } from './change-channel.actions.ts'
import { DeviceChannelInput } from './channels.schemas.ts'

export const deviceChannelsApi = {
  change: login.refusing('conflict').put('/v1/ganza/ganza/{id}/channel/{slug}', 'O que está ligado em um canal', DeviceChannelInput, DeviceSettings, changeChannel),
}
