import { signedDevice } from '#platform/context.ts'
import { device } from '#platform/procedure.ts'
import { takeTelemetry } from './take-telemetry.actions.ts'
import { TelemetryAnswer, TelemetryMessage } from './telemetry.schemas.ts'

export const telemetryApi = {
  take: device
    .refusing('too_many')
    .post('/v1/ganza/ganza-iot-data', 'O robô manda leituras', TelemetryMessage, TelemetryAnswer, (ctx, input) => takeTelemetry(ctx, signedDevice(ctx), input)),
}
