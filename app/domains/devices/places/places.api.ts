import { login, refusing } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { placeDevice } from './place-device.actions.ts'
import { DevicePlaceInput } from './places.schemas.ts'

export const placesApi = {
  place: refusing(login, 'conflict')
    .route({ method: 'PUT', path: '/v1/ganza/ganza/{id}/place', summary: 'Em qual espaço o robô fica' })
    .input(DevicePlaceInput)
    .output(DeviceSettings)
    .handler(({ context, input }) => placeDevice(context, input)),
}
