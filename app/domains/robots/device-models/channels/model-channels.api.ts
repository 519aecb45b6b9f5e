import { whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import { putChannel, removeChannel } from './model-channels.actions.ts'
import { DeviceModelChannelChange, DeviceModelChannelRef } from './model-channels.schemas.ts'

const team = whoCan('devices.manage')
const one = '/v1/ganza/ganza_model/{id}/channel/{slug}'

export const modelChannelsApi = {
  put: team.put(one, 'Põe um canal no modelo, ou muda o que tem esse código', DeviceModelChannelChange, DeviceModelDetail, putChannel),
  remove: team.refusing('conflict').delete(one, 'Apaga um canal de um modelo sem robôs', DeviceModelChannelRef, DeviceModelDetail, removeChannel),
}
