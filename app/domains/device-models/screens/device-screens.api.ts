import { z } from 'zod'
import { iotAnalysts, whoCan } from '#platform/procedure.ts'
import {
  changeDeviceScreen,
  createDeviceScreen,
  moveDeviceScreen,
  removeDeviceScreen,
} from './device-screens.actions.ts'
import { listDeviceScreens, showDeviceScreen } from './device-screens.queries.ts'
import {
  DeviceScreenCard,
  DeviceScreenChange,
  DeviceScreenFilter,
  DeviceScreenInput,
  DeviceScreenMove,
  DeviceScreenPage,
  DeviceScreenRef,
} from './device-screens.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_screen'
const one = `${all}/{id}` as const

export const deviceScreensApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Telas do visor dos robôs' })
    .input(DeviceScreenFilter)
    .output(DeviceScreenPage)
    .handler(({ context, input }) => listDeviceScreens(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Uma tela' })
    .input(DeviceScreenRef)
    .output(DeviceScreenCard)
    .handler(({ context, input }) => showDeviceScreen(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova tela, no fim da fila do modelo' })
    .input(DeviceScreenInput)
    .output(DeviceScreenCard)
    .handler(({ context, input }) => createDeviceScreen(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma tela' })
    .input(DeviceScreenChange)
    .output(DeviceScreenCard)
    .handler(({ context, input }) => changeDeviceScreen(context, input)),
  move: team
    .route({ method: 'PUT', path: `${one}/move`, summary: 'Muda a ordem de uma tela' })
    .input(DeviceScreenMove)
    .output(DeviceScreenCard)
    .handler(({ context, input }) => moveDeviceScreen(context, input)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma tela' })
    .input(DeviceScreenRef)
    .output(z.void())
    .handler(({ context, input }) => removeDeviceScreen(context, input.id)),
}
