import { refusing, whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import { putChannel, removeChannel } from './model-channels.actions.ts'
import { DeviceModelChannelChange, DeviceModelChannelRef } from './model-channels.schemas.ts'

const team = whoCan('devices.manage')
const one = '/v1/ganza/ganza_model/{id}/channel/{slug}'

export const modelChannelsApi = {
  put: team
    .route({ method: 'PUT', path: one, summary: 'Põe um canal no modelo, ou muda o que tem esse código' })
    .input(DeviceModelChannelChange)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => putChannel(context, input)),
  remove: refusing(team, 'conflict')
    .route({ method: 'DELETE', path: one, summary: 'Apaga um canal de um modelo sem robôs' })
    .input(DeviceModelChannelRef)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => removeChannel(context, input)),
}
