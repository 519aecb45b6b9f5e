import { signedDevice } from '#platform/context.ts'
import { device, refusing } from '#platform/procedure.ts'
import { takeEvents } from './take-events.actions.ts'
import { DeviceEventsAnswer, DeviceEventsInput } from './told-events.schemas.ts'

export const toldEventsApi = {
  tell: refusing(device, 'too_many')
    .route({ method: 'POST', path: '/v1/ganza/ganza-events', summary: 'O robô conta o que aconteceu' })
    .input(DeviceEventsInput)
    .output(DeviceEventsAnswer)
    .handler(({ context, input }) => takeEvents(context, signedDevice(context), input)),
}
