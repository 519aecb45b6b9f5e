import { login, refusing } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { changeChannel } from './change-channel.actions.ts'
import { DeviceChannelInput } from './channels.schemas.ts'

export const deviceChannelsApi = {
  change: refusing(login, 'conflict')
    .route({ method: 'PUT', path: '/v1/ganza/ganza/{id}/channel/{slug}', summary: 'O que está ligado em um canal' })
    .input(DeviceChannelInput)
    .output(DeviceSettings)
    .handler(({ context, input }) => changeChannel(context, input)),
}
