import { login } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { calibrate, undoCalibration } from './calibrate.actions.ts'
import { showCalibrations } from './calibrations.queries.ts'
import { DeviceCalibrationInput, DeviceCalibrationRef, DeviceCalibrations } from './calibrations.schemas.ts'

const all = '/v1/ganza/ganza/{id}/calibration'
const one = `${all}/{sensor_id}` as const

export const calibrationsApi = {
  show: login.get(all, 'Como os sensores de um robô estão calibrados, com as versões', DeviceRef, DeviceCalibrations, (ctx, { id }) => showCalibrations(ctx, id)),
  calibrate: login.create(one, 'Calibra um sensor com um ou dois pontos', DeviceCalibrationInput, DeviceCalibrations, calibrate),
  undo: login.refusing('conflict').create(`${one}/undo`, 'Desfaz a última calibração', DeviceCalibrationRef, DeviceCalibrations, undoCalibration),
}
