import { signedDevice } from '#platform/context.ts'
import { device } from '#platform/procedure.ts'
import { tellEvents } from './tell-events.actions.ts'
import { DeviceEventsAnswer, DeviceEventsInput } from './told-events.schemas.ts'

export const toldEventsApi = {
  tell: device
    .route({ method: 'POST', path: '/v1/ganza/ganza-events', summary: 'O robô conta o que aconteceu' })
    .input(DeviceEventsInput)
    .output(DeviceEventsAnswer)
    .handler(({ context, input }) => tellEvents(context, signedDevice(context), input)),
}
