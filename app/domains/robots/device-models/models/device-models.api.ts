import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { changeDeviceModel, createDeviceModel, removeDeviceModel } from './device-models.actions.ts'
import { listDeviceModels, showDeviceModel } from './device-models.queries.ts'
import { DeviceModelChange, DeviceModelDetail, DeviceModelFilter, DeviceModelInput, DeviceModelPage, DeviceModelRef } from './device-models.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_model'
const one = `${all}/{id}` as const

export const deviceModelsApi = {
  list: iotAnalysts.get(all, 'Modelos de robô', DeviceModelFilter, DeviceModelPage, listDeviceModels),
  show: iotAnalysts.get(one, 'Um modelo: sensores, canais, peças, telas, versões', DeviceModelRef, DeviceModelDetail, (ctx, { id }) => showDeviceModel(ctx, id)),
  create: team.create(all, 'Novo modelo', DeviceModelInput, DeviceModelDetail, createDeviceModel),
  update: team.put(one, 'Muda um modelo', DeviceModelChange, DeviceModelDetail, changeDeviceModel),
  remove: team.refusing('conflict').delete(one, 'Apaga um modelo sem robôs', DeviceModelRef, Nothing, (ctx, { id }) => removeDeviceModel(ctx, id)),
}
