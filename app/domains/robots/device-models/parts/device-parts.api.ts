import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import { changeDevicePart, createDevicePart, putModelPart, removeDevicePart, removeModelPart } from './device-parts.actions.ts'
import { listDeviceParts, showDevicePart } from './device-parts.queries.ts'
import {
  DeviceModelPartPut,
  DeviceModelPartRef,
  DevicePartCard,
  DevicePartChange,
  DevicePartFilter,
  DevicePartInput,
  DevicePartPage,
  DevicePartRef,
} from './device-parts.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_part'
const one = `${all}/{id}` as const
const ofModel = '/v1/ganza/ganza_model/{id}/part/{part_id}'

export const devicePartsApi = {
  list: iotAnalysts.get(all, 'Peças de que os robôs são feitos', DevicePartFilter, DevicePartPage, listDeviceParts),
  show: iotAnalysts.get(one, 'Uma peça', DevicePartRef, DevicePartCard, (ctx, { id }) => showDevicePart(ctx, id)),
  create: team.create(all, 'Nova peça', DevicePartInput, DevicePartCard, createDevicePart),
  update: team.put(one, 'Muda uma peça', DevicePartChange, DevicePartCard, changeDevicePart),
  remove: team.delete(one, 'Apaga uma peça e a tira dos modelos', DevicePartRef, Nothing, (ctx, { id }) => removeDevicePart(ctx, id)),
  putInModel: team.put(ofModel, 'Diz quantas de uma peça o modelo tem, e em que canal', DeviceModelPartPut, DeviceModelDetail, putModelPart),
  removeFromModel: team.delete(ofModel, 'Tira uma peça do modelo', DeviceModelPartRef, DeviceModelDetail, removeModelPart),
}
