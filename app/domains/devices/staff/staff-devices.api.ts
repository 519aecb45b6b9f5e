import { z } from 'zod'
import { iotAnalysts, refusing, whoCan } from '#platform/procedure.ts'
import {
  blockDevice,
  registerDevices,
  removeDevice,
  renewClaimCode,
  renewSecret,
  unblockDevice,
} from './staff-devices.actions.ts'
import { deviceLabels, listStaffDevices, showStaffDevice } from './staff-devices.queries.ts'
import {
  DeviceLabelFilter,
  DeviceLabels,
  DeviceRegistration,
  NewClaimCode,
  NewDeviceSecret,
  RegisteredDevices,
  StaffDeviceAddress,
  StaffDeviceDetail,
  StaffDeviceFilter,
  StaffDevicePage,
  StaffDeviceRef,
  StaffEventFilter,
  StaffEvents,
} from './staff-devices.schemas.ts'
import { listStaffEvents } from './staff-events.queries.ts'

const team = whoCan('devices.manage')
const teamInConflict = refusing(team, 'conflict')
const all = '/v1/ganza/device'
const one = `${all}/{id}` as const

export const staffDevicesApi = {
  list: iotAnalysts
    .route({ method: 'GET', path: all, summary: 'Todos os robôs, para quem cuida deles' })
    .input(StaffDeviceFilter)
    .output(StaffDevicePage)
    .handler(({ context, input }) => listStaffDevices(context, input)),
  show: iotAnalysts
    .route({ method: 'GET', path: one, summary: 'Um robô, por id ou número de série' })
    .input(StaffDeviceAddress)
    .output(StaffDeviceDetail)
    .handler(({ context, input }) => showStaffDevice(context, input.id)),
  events: iotAnalysts
    .route({ method: 'GET', path: '/v1/ganza/device_event', summary: 'O que aconteceu com os robôs, do mais novo' })
    .input(StaffEventFilter)
    .output(StaffEvents)
    .handler(({ context, input }) => listStaffEvents(context, input)),
  labels: team
    .route({ method: 'GET', path: '/v1/ganza/device_label', summary: 'Etiquetas dos robôs ainda sem dono' })
    .input(DeviceLabelFilter)
    .output(DeviceLabels)
    .handler(({ context, input }) => deviceLabels(context, input)),
  register: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Registra robôs; os segredos vêm só aqui' })
    .input(DeviceRegistration)
    .output(RegisteredDevices)
    .handler(({ context, input }) => registerDevices(context, input)),
  renewClaimCode: teamInConflict
    .route({ method: 'POST', path: `${one}/claim_code`, summary: 'Novo código de vínculo; o anterior deixa de valer' })
    .input(StaffDeviceRef)
    .output(NewClaimCode)
    .handler(({ context, input }) => renewClaimCode(context, input.id)),
  renewSecret: team
    .route({ method: 'POST', path: `${one}/secret`, summary: 'Novo segredo; o anterior deixa de valer na hora' })
    .input(StaffDeviceRef)
    .output(NewDeviceSecret)
    .handler(({ context, input }) => renewSecret(context, input.id)),
  block: team
    .route({ method: 'POST', path: `${one}/block`, summary: 'Bloqueia a credencial de um robô' })
    .input(StaffDeviceRef)
    .output(StaffDeviceDetail)
    .handler(({ context, input }) => blockDevice(context, input.id)),
  unblock: team
    .route({ method: 'POST', path: `${one}/unblock`, summary: 'Desbloqueia um robô' })
    .input(StaffDeviceRef)
    .output(StaffDeviceDetail)
    .handler(({ context, input }) => unblockDevice(context, input.id)),
  remove: teamInConflict
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um robô que nunca foi de ninguém' })
    .input(StaffDeviceRef)
    .output(z.void())
    .handler(({ context, input }) => removeDevice(context, input.id)),
}
