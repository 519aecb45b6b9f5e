import { signedDevice } from '#platform/context.ts'
import { device } from '#platform/procedure.ts'
import { takeEvents } from './take-events.actions.ts'
import { DeviceEventsAnswer, DeviceEventsInput } from './told-events.schemas.ts'

export const toldEventsApi = {
  tell: device
    .refusing('too_many')
    .post('/v1/ganza/ganza-events', 'O robô conta o que aconteceu', DeviceEventsInput, DeviceEventsAnswer, (ctx, input) => takeEvents(ctx, signedDevice(ctx), input)),
}
