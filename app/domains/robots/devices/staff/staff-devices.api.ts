import { iotAnalysts, Nothing, whoCan } from '#platform/procedure.ts'
import { blockDevice, demonstrateDevice, hideDevice, registerDevices, removeDevice, renewClaimCode, renewSecret, unblockDevice } from './staff-devices.actions.ts'
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
const teamInConflict = team.refusing('conflict')
const all = '/v1/ganza/device'
const one = `${all}/{id}` as const

export const staffDevicesApi = {
  list: iotAnalysts.get(all, 'Todos os robôs, para quem cuida deles', StaffDeviceFilter, StaffDevicePage, listStaffDevices),
  show: iotAnalysts.get(one, 'Um robô, por id ou número de série', StaffDeviceAddress, StaffDeviceDetail, (ctx, { id }) => showStaffDevice(ctx, id)),
  events: iotAnalysts.get('/v1/ganza/device_event', 'O que aconteceu com os robôs, do mais novo', StaffEventFilter, StaffEvents, listStaffEvents),
  labels: team.get('/v1/ganza/device_label', 'Etiquetas dos robôs ainda sem dono', DeviceLabelFilter, DeviceLabels, deviceLabels),
  register: team.create(all, 'Registra robôs; os segredos vêm só aqui', DeviceRegistration, RegisteredDevices, registerDevices),
  renewClaimCode: teamInConflict.post(`${one}/claim_code`, 'Novo código de vínculo; o anterior deixa de valer', StaffDeviceRef, NewClaimCode, (ctx, { id }) =>
    renewClaimCode(ctx, id),
  ),
  renewSecret: team.post(`${one}/secret`, 'Novo segredo; o anterior deixa de valer na hora', StaffDeviceRef, NewDeviceSecret, (ctx, { id }) => renewSecret(ctx, id)),
  block: team.post(`${one}/block`, 'Bloqueia a credencial de um robô', StaffDeviceRef, StaffDeviceDetail, (ctx, { id }) => blockDevice(ctx, id)),
  unblock: team.post(`${one}/unblock`, 'Desbloqueia um robô', StaffDeviceRef, StaffDeviceDetail, (ctx, { id }) => unblockDevice(ctx, id)),
  demonstrate: teamInConflict.post(`${one}/show`, 'Mostra a todos o que um robô da equipe mede', StaffDeviceRef, StaffDeviceDetail, (ctx, { id }) => demonstrateDevice(ctx, id)),
  hide: team.post(`${one}/hide`, 'Deixa de mostrar um robô', StaffDeviceRef, StaffDeviceDetail, (ctx, { id }) => hideDevice(ctx, id)),
  remove: teamInConflict.delete(one, 'Apaga um robô que nunca foi de ninguém', StaffDeviceRef, Nothing, (ctx, { id }) => removeDevice(ctx, id)),
}
