import { z } from 'zod'
import { iotAnalysts, whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import {
  changeDevicePart,
  createDevicePart,
  putModelPart,
  removeDevicePart,
  removeModelPart,
} from './device-parts.actions.ts'
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
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Peças de que os robôs são feitos' })
    .input(DevicePartFilter)
    .output(DevicePartPage)
    .handler(({ context, input }) => listDeviceParts(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Uma peça' })
    .input(DevicePartRef)
    .output(DevicePartCard)
    .handler(({ context, input }) => showDevicePart(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova peça' })
    .input(DevicePartInput)
    .output(DevicePartCard)
    .handler(({ context, input }) => createDevicePart(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma peça' })
    .input(DevicePartChange)
    .output(DevicePartCard)
    .handler(({ context, input }) => changeDevicePart(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma peça e a tira dos modelos' })
    .input(DevicePartRef)
    .output(z.void())
    .handler(({ context, input }) => removeDevicePart(context, input.id)),
  putInModel: team
    .route({ method: 'PUT', path: ofModel, summary: 'Diz quantas de uma peça o modelo tem, e em que canal' })
    .input(DeviceModelPartPut)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => putModelPart(context, input)),
  removeFromModel: team
    .route({ method: 'DELETE', path: ofModel, summary: 'Tira uma peça do modelo' })
    .input(DeviceModelPartRef)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => removeModelPart(context, input)),
}
