import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { changeDeviceScreen, createDeviceScreen, moveDeviceScreen, removeDeviceScreen } from './device-screens.actions.ts'
import { listDeviceScreens, showDeviceScreen } from './device-screens.queries.ts'
import { DeviceScreenCard, DeviceScreenChange, DeviceScreenFilter, DeviceScreenInput, DeviceScreenMove, DeviceScreenPage, DeviceScreenRef } from './device-screens.schemas.ts'

const team = whoCan('devices.manage')
const all = '/v1/ganza/ganza_screen'
const one = `${all}/{id}` as const

export const deviceScreensApi = {
  list: iotAnalysts.get(all, 'Telas do visor dos robôs', DeviceScreenFilter, DeviceScreenPage, listDeviceScreens),
  show: iotAnalysts.get(one, 'Uma tela', DeviceScreenRef, DeviceScreenCard, (ctx, { id }) => showDeviceScreen(ctx, id)),
  create: team.create(all, 'Nova tela, no fim da fila do modelo', DeviceScreenInput, DeviceScreenCard, createDeviceScreen),
  update: team.put(one, 'Muda uma tela', DeviceScreenChange, DeviceScreenCard, changeDeviceScreen),
  move: team.put(`${one}/move`, 'Muda a ordem de uma tela', DeviceScreenMove, DeviceScreenCard, moveDeviceScreen),
  remove: team.delete(one, 'Apaga uma tela', DeviceScreenRef, Nothing, (ctx, { id }) => removeDeviceScreen(ctx, id)),
}
