import { z } from 'zod'
import { device, login } from '#platform/procedure.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'
import { DeviceCredential } from './credentials.schemas.ts'
import { askRotation, rotateCredential } from './rotate-credential.actions.ts'

export const credentialsApi = {
  rotate: device
    .route({ method: 'POST', path: '/v1/ganza/credential', summary: 'O robô troca o próprio segredo' })
    .output(DeviceCredential)
    .handler(({ context }) => rotateCredential(context)),
  ask: login
    .route({
      ...{ method: 'POST', path: '/v1/ganza/ganza/{id}/rotate', successStatus: 204 },
      summary: 'Pede que o robô troque o segredo',
    })
    .input(DeviceRef)
    .output(z.void())
    .handler(({ context, input }) => askRotation(context, input.id)),
}
