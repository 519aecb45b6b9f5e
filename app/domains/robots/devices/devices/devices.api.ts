import { login } from '#platform/procedure.ts'
import { linkDevice } from '../links/link-device.actions.ts'
import { DeviceLinkInput, DeviceReleased } from '../links/links.schemas.ts'
import { releaseDevice } from '../links/release-device.actions.ts'
import { changeDevice } from './change-device.actions.ts'
import { showSettings } from './device-settings.queries.ts'
import { listDevices, showDevice } from './devices.queries.ts'
import { DeviceChangeInput, DeviceDetail, DeviceFilter, DeviceRef, DeviceSettings, DevicesPage } from './devices.schemas.ts'

const one = '/v1/ganza/ganza/{id}' as const
const acting = login.refusing('conflict')

export const devicesApi = {
  list: login.get('/v1/ganza/ganza', 'Os robôs de alguém, e os que outras pessoas dividem', DeviceFilter, DevicesPage, listDevices),
  show: login.get(one, 'Um robô', DeviceRef, DeviceDetail, (ctx, { id }) => showDevice(ctx, id)),
  settings: acting.get(`${one}/settings`, 'O que o dono de um robô pode mudar', DeviceRef, DeviceSettings, (ctx, { id }) => showSettings(ctx, id)),
  link: login.refusing('not_found', 'conflict', 'too_many').post('/v1/ganza/link', 'Vincula um robô pelo número e pelo código', DeviceLinkInput, DeviceDetail, linkDevice),
  change: acting.put(one, 'Muda o nome e a folha de um robô', DeviceChangeInput, DeviceSettings, changeDevice),
  release: acting.post(`${one}/release`, 'Desvincula um robô; o código novo só é dito aqui', DeviceRef, DeviceReleased, (ctx, { id }) => releaseDevice(ctx, id)),
}
