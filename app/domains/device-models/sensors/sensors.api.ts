import { z } from 'zod'
import { iotAnalysts, refusing, whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import {
  addModelSensor,
  changeDeviceSensor,
  createDeviceSensor,
  removeDeviceSensor,
  removeModelSensor,
} from './sensors.actions.ts'
import { listDeviceSensors, showDeviceSensor } from './sensors.queries.ts'
import {
  DeviceModelSensorRef,
  DeviceSensorCard,
  DeviceSensorChange,
  DeviceSensorFilter,
  DeviceSensorInput,
  DeviceSensorPage,
  DeviceSensorRef,
} from './sensors.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_sensor'
const one = `${all}/{id}` as const
const ofModel = '/v1/ganza/ganza_model/{id}/sensor/{sensor_id}'

export const deviceSensorsApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Sensores de telemetria' })
    .input(DeviceSensorFilter)
    .output(DeviceSensorPage)
    .handler(({ context, input }) => listDeviceSensors(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Um sensor' })
    .input(DeviceSensorRef)
    .output(DeviceSensorCard)
    .handler(({ context, input }) => showDeviceSensor(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo sensor' })
    .input(DeviceSensorInput)
    .output(DeviceSensorCard)
    .handler(({ context, input }) => createDeviceSensor(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda um sensor; o código fica' })
    .input(DeviceSensorChange)
    .output(DeviceSensorCard)
    .handler(({ context, input }) => changeDeviceSensor(context, input)),
  remove: refusing(team, 'conflict')
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um sensor que nenhum modelo tem' })
    .input(DeviceSensorRef)
    .output(z.void())
    .handler(({ context, input }) => removeDeviceSensor(context, input.id)),
  addToModel: team
    .route({ method: 'PUT', path: ofModel, summary: 'Põe um sensor no modelo, na próxima posição livre' })
    .input(DeviceModelSensorRef)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => addModelSensor(context, input)),
  removeFromModel: team
    .route({ method: 'DELETE', path: ofModel, summary: 'Tira um sensor do modelo; a posição dele fica' })
    .input(DeviceModelSensorRef)
    .output(DeviceModelDetail)
    .handler(({ context, input }) => removeModelSensor(context, input)),
}
