import { z } from 'zod'
import { iotAnalysts, refusing, whoCan } from '#platform/procedure.ts'
import { changeDeviceModel, createDeviceModel, removeDeviceModel } from './device-models.actions.ts'
import { listDeviceModels, showDeviceModel } from './device-models.queries.ts'
import {
  DeviceModelChange,
  DeviceModelDetail,
  DeviceModelFilter,
  DeviceModelInput,
  DeviceModelPage,
  DeviceModelRef,
} from './device-models.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_model'
const one = `${all}/{id}` as const

export const deviceModelsApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Modelos de robô' })
    .input(DeviceModelFilter)
    .output(DeviceModelPage)
    .handler(({ context, input }) => listDeviceModels(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Um modelo: sensores, canais, peças, telas, versões' })
    .input(DeviceModelRef)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => showDeviceModel(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo modelo' })
    .input(DeviceModelInput)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => createDeviceModel(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda um modelo' })
    .input(DeviceModelChange)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => changeDeviceModel(context, input)),
  remove: refusing(team, 'conflict')
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um modelo sem robôs' })
    .input(DeviceModelRef)
    .output(z.void())
    .handler(({ context, input }) => removeDeviceModel(context, input.id)),
}
