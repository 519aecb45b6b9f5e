import { signedDevice } from '#platform/context.ts'
import { device, refusing } from '#platform/procedure.ts'
import { takeTelemetry } from './take-telemetry.actions.ts'
import { TelemetryAnswer, TelemetryMessage } from './telemetry.schemas.ts'

export const telemetryApi = {
  take: refusing(device, 'too_many')
    .route({ method: 'POST', path: '/v1/ganza/ganza-iot-data', summary: 'O robô manda leituras' })
    .input(TelemetryMessage)
    .output(TelemetryAnswer)
    .handler(({ context, input }) => takeTelemetry(context, signedDevice(context), input)),
}
