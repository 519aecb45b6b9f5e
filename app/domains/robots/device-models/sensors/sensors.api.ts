import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { DeviceModelDetail } from '../models/device-models.schemas.ts'
import { addModelSensor, changeDeviceSensor, createDeviceSensor, removeDeviceSensor, removeModelSensor } from './sensors.actions.ts'
import { listDeviceSensors, showDeviceSensor } from './sensors.queries.ts'
import { DeviceModelSensorRef, DeviceSensorCard, DeviceSensorChange, DeviceSensorFilter, DeviceSensorInput, DeviceSensorPage, DeviceSensorRef } from './sensors.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_sensor'
const one = `${all}/{id}` as const
const ofModel = '/v1/ganza/ganza_model/{id}/sensor/{sensor_id}'

export const deviceSensorsApi = {
  list: iotAnalysts.get(all, 'Sensores de telemetria', DeviceSensorFilter, DeviceSensorPage, listDeviceSensors),
  show: iotAnalysts.get(one, 'Um sensor', DeviceSensorRef, DeviceSensorCard, (ctx, { id }) => showDeviceSensor(ctx, id)),
  create: team.create(all, 'Novo sensor', DeviceSensorInput, DeviceSensorCard, createDeviceSensor),
  update: team.put(one, 'Muda um sensor; o código fica', DeviceSensorChange, DeviceSensorCard, changeDeviceSensor),
  remove: team.refusing('conflict').delete(one, 'Apaga um sensor que nenhum modelo tem', DeviceSensorRef, Nothing, (ctx, { id }) => removeDeviceSensor(ctx, id)),
  addToModel: team.put(ofModel, 'Põe um sensor no modelo, na próxima posição livre', DeviceModelSensorRef, DeviceModelDetail, addModelSensor),
  removeFromModel: team.delete(ofModel, 'Tira um sensor do modelo; a posição dele fica', DeviceModelSensorRef, DeviceModelDetail, removeModelSensor),
}
