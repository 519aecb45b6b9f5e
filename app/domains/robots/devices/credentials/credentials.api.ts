import { device, login, Nothing } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DeviceCredential } from './credentials.schemas.ts'
import { askRotation, rotateCredential } from './rotate-credential.actions.ts'

export const credentialsApi = {
  rotate: device.post('/v1/ganza/credential', 'O robô troca o próprio segredo', DeviceCredential, rotateCredential),
  ask: login.post('/v1/ganza/ganza/{id}/rotate', 'Pede que o robô troque o segredo', DeviceRef, Nothing, (ctx, { id }) => askRotation(ctx, id)),
}
