import { login, refusing } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { calibrate, undoCalibration } from './calibrate.actions.ts'
import { showCalibrations } from './calibrations.queries.ts'
import { DeviceCalibrationInput, DeviceCalibrationRef, DeviceCalibrations } from './calibrations.schemas.ts'

const all = '/v1/ganza/ganza/{id}/calibration'
const one = `${all}/{sensor_id}` as const

export const calibrationsApi = {
  show: login
    .route({ method: 'GET', path: all, summary: 'Como os sensores de um robô estão calibrados, com as versões' })
    .input(DeviceRef)
    .output(DeviceCalibrations)
    .handler(({ context, input }) => showCalibrations(context, input.id)),
  calibrate: login
    .route({ method: 'POST', path: one, successStatus: 201, summary: 'Calibra um sensor com um ou dois pontos' })
    .input(DeviceCalibrationInput)
    .output(DeviceCalibrations)
    .handler(({ context, input }) => calibrate(context, input)),
  undo: refusing(login, 'conflict')
    .route({ method: 'POST', path: `${one}/undo`, successStatus: 201, summary: 'Desfaz a última calibração' })
    .input(DeviceCalibrationRef)
    .output(DeviceCalibrations)
    .handler(({ context, input }) => undoCalibration(context, input)),
}
