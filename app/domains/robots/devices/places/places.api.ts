import { login } from '#platform/procedure.ts'
import { DeviceSettings } from '../devices/devices.schemas.ts'
import { placeDevice } from './place-device.actions.ts'
import { DevicePlaceInput } from './places.schemas.ts'

export const placesApi = {
  place: login.refusing('conflict').put('/v1/ganza/ganza/{id}/place', 'Em qual espaço o robô fica', DevicePlaceInput, DeviceSettings, placeDevice),
}
