import { login, refusing } from '#platform/procedure.ts'
import { linkDevice } from '../links/link-device.actions.ts'
import { DeviceLinkInput, DeviceReleased } from '../links/links.schemas.ts'
import { releaseDevice } from '../links/release-device.actions.ts'
import { changeDevice } from './change-device.actions.ts'
import { showSettings } from './device-settings.queries.ts'
import { listDevices, showDevice } from './devices.queries.ts'
import {
  DeviceChangeInput,
  DeviceDetail,
  DeviceFilter,
  DeviceRef,
  DeviceSettings,
  DevicesPage,
} from './devices.schemas.ts'

const one = '/v1/ganza/ganza/{id}' as const
const acting = refusing(login, 'conflict')

export const devicesApi = {
  list: login
    .route({ method: 'GET', path: '/v1/ganza/ganza', summary: 'Os robôs de alguém, e os que outras pessoas dividem' })
    .input(DeviceFilter)
    .output(DevicesPage)
    .handler(({ context, input }) => listDevices(context, input)),
  show: login
    .route({ method: 'GET', path: one, summary: 'Um robô' })
    .input(DeviceRef)
    .output(DeviceDetail)
    .handler(({ context, input }) => showDevice(context, input.id)),
  settings: acting
    .route({ method: 'GET', path: `${one}/settings`, summary: 'O que o dono de um robô pode mudar' })
    .input(DeviceRef)
    .output(DeviceSettings)
    .handler(({ context, input }) => showSettings(context, input.id)),
  link: refusing(login, 'not_found', 'conflict', 'too_many')
    .route({ method: 'POST', path: '/v1/ganza/link', summary: 'Vincula um robô pelo número e pelo código' })
    .input(DeviceLinkInput)
    .output(DeviceDetail)
    .handler(({ context, input }) => linkDevice(context, input)),
  change: acting
    .route({ method: 'PUT', path: one, summary: 'Muda o nome e a folha de um robô' })
    .input(DeviceChangeInput)
    .output(DeviceSettings)
    .handler(({ context, input }) => changeDevice(context, input)),
  release: acting
    .route({ method: 'POST', path: `${one}/release`, summary: 'Desvincula um robô; o código novo só é dito aqui' })
    .input(DeviceRef)
    .output(DeviceReleased)
    .handler(({ context, input }) => releaseDevice(context, input.id)),
}
