import { signedDevice } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { deviceOrLogin, refusing } from '#platform/procedure.ts'
import { DeviceQueue, DeviceQueueRef } from './commands.schemas.ts'
import { awaitCommands } from './lease-commands.actions.ts'
import { listQueue } from './queue.queries.ts'

export const queueApi = {
  list: refusing(deviceOrLogin, 'not_found')
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza-iot-data/get-queue-job/{serial}',
      summary: 'A fila de comandos: o que há para fazer (ao robô), ou como cada um está (a quem o tem)',
    })
    .input(DeviceQueueRef)
    .output(DeviceQueue)
    .handler(async ({ context, input, signal }) => {
      if (!context.device) return { data: await listQueue(context, input), server_time: context.now() }
      const robot = signedDevice(context)
      if (robot.serial !== input.serial.toUpperCase()) throw new AppError('not_found')
      const data = await awaitCommands(context, robot, { wait: input.wait, signal })
      return { data, server_time: context.now() }
    }),
}
